// Alerts people on another tab that it is their turn, with a notification if they allowed it.
import { play } from "../../ui/sounds.svelte";

let shown: Notification | null = null;
let isCalled = false;

export const canNotify = (): boolean => "Notification" in window && Notification.permission === "granted";
export const canAskPermission = (): boolean => "Notification" in window && Notification.permission === "default";

export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export function alertTurn(text: string): void {
  if (isCalled) return;
  isCalled = true;
  play("turn");
  if (document.hidden && canNotify()) {
    shown = new Notification("Neopolis", { body: text, icon: "/icon.svg", tag: location.pathname });
    shown.onclick = () => window.focus();
  }
}

export function clearAlert(): void {
  isCalled = false;
  shown?.close();
  shown = null;
}
