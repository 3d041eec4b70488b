const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands between the parts of a part. */
const GAPS: Readonly<Record<string, string>> = { doc: '\n\n', table: '\n', tableRow: ' · ' };

/** The words of a Tiptap document, an empty line between its blocks; those of a picture are its description. */
export const textOf = (document: unknown): string => {
  if (!isObject(document)) return '';
  if (typeof document.text === 'string') return document.text;
  if (document.type === 'figure' && isObject(document.attrs)) return `[${String(document.attrs.alt)}]`;
  const content = Array.isArray(document.content) ? document.content : [];
  return content.map(textOf).join(GAPS[String(document.type)] ?? '');
};
