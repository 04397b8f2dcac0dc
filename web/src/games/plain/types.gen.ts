// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  PlainContent: PlainContent;
}
/**
 * The content of a game with a plain board: `labels` are the names of the fields of its view.
 */
export interface PlainContent {
  labels: {
    [k: string]: string;
  };
  commands: CommandOffered[];
}
/**
 * A side action that a plain form can send.
 */
export interface CommandOffered {
  kind: string;
  title: string;
  fields: FieldOffered[];
}
/**
 * A value that a side action needs.
 */
export interface FieldOffered {
  name: string;
  title: string;
  type: "number" | "seat" | "text";
}
