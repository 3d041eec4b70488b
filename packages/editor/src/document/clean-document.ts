import type { RichText, RichTextNode } from '@cairn/contracts/content/rich-text';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '@cairn/contracts/content/rich-text-parts';

interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

interface EditorNode {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
}

type Attributes = (typeof RICH_TEXT_NODES)[string];

/** Attributes that are allowed; others that the editor writes (directions, targets, spans, empty ones) are dropped. */
function cleanAttributes(
  allowed: Attributes = {},
  attrs: Record<string, unknown> = {},
): { attrs?: Record<string, unknown> } {
  const kept = Object.entries(attrs).filter(
    ([name, value]) => Object.hasOwn(allowed, name) && value !== null && allowed[name]?.(value) === true,
  );
  return kept.length === 0 ? {} : { attrs: Object.fromEntries(kept) };
}

/** SEC-21: a link to an address of another kind becomes plain words. */
const isKept = ({ type, attrs }: EditorMark): boolean =>
  type === 'link' ? RICH_TEXT_MARKS['link']?.['href']?.(attrs?.['href']) === true : type in RICH_TEXT_MARKS;

function cleanNode(node: EditorNode): RichTextNode {
  const type = node.type ?? 'paragraph';
  const marks = node.marks?.filter(isKept) ?? [];
  return {
    type,
    ...cleanAttributes(RICH_TEXT_NODES[type], node.attrs),
    ...(node.content === undefined ? {} : { content: node.content.map(cleanNode) }),
    ...(marks.length === 0
      ? {}
      : {
          marks: marks.map((mark) => ({ type: mark.type, ...cleanAttributes(RICH_TEXT_MARKS[mark.type], mark.attrs) })),
        }),
    ...(node.text === undefined ? {} : { text: node.text }),
  };
}

const isBlank = ({ type, content = [] }: RichTextNode): boolean => type === 'paragraph' && content.length === 0;

/** SEC-20: the editor's document as the server keeps it, without empty lines between its parts; null for nothing. */
export function cleanDocument(document: EditorNode): RichText | null {
  const content = (document.content ?? []).map(cleanNode).filter((part) => !isBlank(part));
  return content.length === 0 ? null : { type: 'doc', content };
}
