// Something the server refused: a code for programs, a sentence for people, and the rules behind it.
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rules: readonly string[] = [],
  ) {
    super(message);
  }
}
