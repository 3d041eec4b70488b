const BLOCKS: readonly unknown[] = ['paragraph', 'heading', 'listItem', 'blockquote', 'callout', 'tableRow'];
const CELLS: readonly unknown[] = ['tableHeader', 'tableCell'];

interface Node {
  type?: unknown;
  text?: unknown;
  content?: unknown;
  attrs?: unknown;
}

/** A picture in the words that stand for it, its file's id among them: another picture is another text. */
function wordsOfFigure(attrs: unknown): string {
  const { alt, caption, fileId } = { ...(attrs as Record<string, unknown> | null) };
  return `[${[alt, caption, fileId].filter((part) => typeof part === 'string' && part !== '').join(' · ')}]\n`;
}

function wordsOf({ type, text, content, attrs }: Node): string {
  if (type === 'figure') return wordsOfFigure(attrs);
  if (type === 'hardBreak') return '\n';
  if (typeof text === 'string') return text;
  const inside = Array.isArray(content) ? content.map((node: Node) => wordsOf(node)).join('') : '';
  if (CELLS.includes(type)) return `${inside.trim()}\t`;
  return BLOCKS.includes(type) ? `${inside.trimEnd()}\n` : inside;
}

/** A stored list, a line an entry: a text, or the texts of one. */
const linesOf = (entries: readonly unknown[]): string =>
  entries
    .map((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry).join(' ') : String(entry)))
    .join('\n');

/** A stored value in words: rich text (Tiptap JSON) without its formatting, a line a block; null where there is none. */
export function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return linesOf(value) || null;
  if (typeof value === 'object') return wordsOf(value).trim() || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
