import { notify } from "./notices.svelte";

/** Copies a text and confirms it with a notice; shows the text itself where copying is not allowed. */
export async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(confirmation);
  } catch {
    notify(text);
  }
}
