/** A part of a Tiptap document: its content is checked on write (SEC-20). */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

/** Rich text from end to end: Tiptap JSON, never HTML. */
export interface RichText {
  type: 'doc';
  content?: RichTextNode[];
}
