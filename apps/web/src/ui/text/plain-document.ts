interface TextNode {
  type: 'text';
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Plain paragraphs as a Tiptap document; null for nothing. */
export const documentOf = (text: string): Record<string, unknown> | null => {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  const node = (paragraph: string): TextNode => ({ type: 'text', text: paragraph });
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: [node(paragraph)] })),
  };
};

/** The words of a Tiptap document, an empty line between its blocks. */
export const textOf = (document: unknown): string => {
  if (!isObject(document)) return '';
  if (typeof document.text === 'string') return document.text;
  const content = Array.isArray(document.content) ? document.content : [];
  return content.map(textOf).join(document.type === 'doc' ? '\n\n' : '');
};
