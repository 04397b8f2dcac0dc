const SHORT_FIRST_PART = /(\b[A-Za-z]-\p{L}+)/u; // one letter, a hyphen and a word

/** The parts of a text: at odd indexes the words that must not be broken at their hyphen, and the text between them. */
export const splitUnbroken = (text: string): string[] => text.split(SHORT_FIRST_PART);
