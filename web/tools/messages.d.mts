export interface MessageFacts {
  args: Map<string, boolean>; // by name: whether it has to be a number
  plurals: string[][]; // the forms of each number that decides
}
export const LOCALES: string;
export const TARGET: string;
export function messagesOf(language: string): Map<string, MessageFacts>;
export function generated(): string;
