// Something that was not done, and why: a code for programs, a sentence for people, the paragraphs behind it.
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rules: readonly string[] = [],
  ) {
    super(message);
  }
}
