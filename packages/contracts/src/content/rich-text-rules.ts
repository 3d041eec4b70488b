import type { RichText } from './rich-text.js';
import {
  MOST_FIGURES,
  NEEDED_ATTRIBUTES,
  ONLY_HOLDS,
  ONLY_IN,
  RICH_TEXT_MARKS,
  RICH_TEXT_NODES,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
} from './rich-text-parts.js';

const DEEPEST = 12;
const MOST_NODES = 2_000;

type Attributes = (typeof RICH_TEXT_NODES)[string];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (node: unknown): string | null =>
  isObject(node) && typeof node['type'] === 'string' ? node['type'] : null;

const contentOf = (node: unknown): unknown[] =>
  isObject(node) && Array.isArray(node['content']) ? node['content'] : [];

function attributesFit(value: unknown, allowed: Attributes, needed: readonly string[] = []): boolean {
  if (value === undefined || value === null) return needed.length === 0;
  if (!isObject(value) || needed.some((name) => value[name] === undefined)) return false;
  return Object.entries(value).every(
    ([name, content]) => Object.hasOwn(allowed, name) && allowed[name]?.(content) === true,
  );
}

const markFits = (mark: unknown): boolean => {
  const type = typeOf(mark);
  if (type === null || !isObject(mark) || !Object.hasOwn(RICH_TEXT_MARKS, type)) return false;
  return attributesFit(mark['attrs'], RICH_TEXT_MARKS[type] ?? {});
};

/** A table is a grid below one row of headings. */
function tableFits(table: unknown): boolean {
  const rows = contentOf(table).map(contentOf);
  const columns = rows[0]?.length ?? 0;
  return (
    rows.length >= 1 &&
    rows.length <= TABLE_ROWS_MAX &&
    columns >= 1 &&
    columns <= TABLE_COLUMNS_MAX &&
    rows.every(
      (cells, at) => cells.length === columns && cells.every((cell) => (typeOf(cell) === 'tableHeader') === (at === 0)),
    )
  );
}

/** A part where it stands: what it may hold, and which form it has. */
function placeFits(node: Record<string, unknown>, type: string, parent: string): boolean {
  const home = ONLY_IN[type];
  if (Object.hasOwn(ONLY_IN, type) && home !== parent) return false;
  const held = Object.hasOwn(ONLY_HOLDS, type) ? ONLY_HOLDS[type] : undefined;
  if (held && !contentOf(node).every((child) => held.some((allowed) => allowed === typeOf(child)))) return false;
  return type !== 'table' || tableFits(node);
}

/** SEC-20: Tiptap JSON against the allow-list: no HTML, no unknown part, no script in a link, no endless nesting. */
export function isRichText(document: unknown): boolean {
  let nodes = 0;
  let figures = 0;
  const fits = (node: unknown, parent: string, depth: number): boolean => {
    if (!isObject(node) || depth > DEEPEST || ++nodes > MOST_NODES) return false;
    const { type, attrs, content, marks, text, ...rest } = node;
    if (typeof type !== 'string' || !Object.hasOwn(RICH_TEXT_NODES, type) || Object.keys(rest).length > 0) return false;
    if (type === 'figure' && ++figures > MOST_FIGURES) return false;
    if (type === 'text' ? typeof text !== 'string' : text !== undefined) return false;
    if (!attributesFit(attrs, RICH_TEXT_NODES[type] ?? {}, NEEDED_ATTRIBUTES[type])) return false;
    if (marks !== undefined && !(Array.isArray(marks) && marks.every(markFits))) return false;
    if (!placeFits(node, type, parent)) return false;
    return content === undefined || (Array.isArray(content) && content.every((child) => fits(child, type, depth + 1)));
  };
  return typeOf(document) === 'doc' && fits(document, '', 0);
}

/** The files of a text's figures, each once. */
export function figuresOf(document: unknown): string[] {
  const ids = contentOf(document).flatMap((part) => {
    const attrs = typeOf(part) === 'figure' && isObject(part) && isObject(part['attrs']) ? part['attrs'] : {};
    return typeof attrs['fileId'] === 'string' ? [attrs['fileId']] : [];
  });
  return [...new Set(ids)];
}

/** A text without its figures: their pictures belong to where they were uploaded. */
export const withoutFigures = <Text extends Pick<RichText, 'content'> | Record<string, unknown>>(text: Text): Text => ({
  ...text,
  content: contentOf(text).filter((part) => typeOf(part) !== 'figure'),
});
