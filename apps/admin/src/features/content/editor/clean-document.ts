import type { RichText, RichTextNode } from '@cairn/contracts';

/** The attributes that are kept; others that the editor writes (targets, classes, empty ones) are dropped. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  link: ['href'],
};

interface EditorNode {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

function cleanAttributes(
  type: string,
  attrs: Record<string, unknown> | undefined,
): { attrs?: Record<string, unknown> } {
  const kept = (KEPT[type] ?? []).flatMap((name) => {
    const value = attrs?.[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? {} : { attrs: Object.fromEntries(kept) };
}

function cleanNode(node: EditorNode): RichTextNode {
  const type = node.type ?? 'paragraph';
  return {
    type,
    ...cleanAttributes(type, node.attrs),
    ...(node.content === undefined ? {} : { content: node.content.map(cleanNode) }),
    ...(node.marks === undefined
      ? {}
      : { marks: node.marks.map((mark) => ({ type: mark.type, ...cleanAttributes(mark.type, mark.attrs) })) }),
    ...(node.text === undefined ? {} : { text: node.text }),
  };
}

/** The editor's document as the server keeps it. */
export const cleanDocument = (document: EditorNode): RichText => ({
  type: 'doc',
  content: (document.content ?? []).map(cleanNode),
});
