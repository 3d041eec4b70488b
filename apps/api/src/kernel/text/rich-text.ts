import { holdsCardNumber } from '@cairn/contracts';

/** What an attribute may be. */
type Attributes = Readonly<Record<string, (value: unknown) => boolean>>;

const between =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** SEC-20: what rich text may consist of, and which attributes each part may have. */
const NODES: Readonly<Record<string, Attributes>> = {
  doc: {},
  paragraph: {},
  text: {},
  heading: { level: between(1, 6) },
  bulletList: {},
  orderedList: { start: between(0, 9_999) },
  listItem: {},
  blockquote: {},
  hardBreak: {},
  horizontalRule: {},
};
/** SEC-21: no other kind of address is ever stored. */
const LINK = /^(https?:\/\/|mailto:)/i;
const LONGEST_LINK = 500;

/** A path of the site itself: never `//host`, which is another site. */
export const OWN_PATH = /^\/(?![/\\])[^\s\\]{0,499}$/;

/** An address that a text or a menu may lead to. */
export const linkFits = (address: string): boolean => LINK.test(address) && address.length <= LONGEST_LINK;
const MARKS: Readonly<Record<string, Attributes>> = {
  bold: {},
  italic: {},
  link: { href: (value) => typeof value === 'string' && linkFits(value) },
};
const DEEPEST = 12;
const MOST_NODES = 2_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function attributesFit(value: unknown, allowed: Attributes): boolean {
  if (value === undefined || value === null) return true;
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([name, content]) => Object.hasOwn(allowed, name) && allowed[name]?.(content) === true,
  );
}

const markFits = (mark: unknown): boolean =>
  isObject(mark) &&
  typeof mark['type'] === 'string' &&
  Object.hasOwn(MARKS, mark['type']) &&
  attributesFit(mark['attrs'], MARKS[mark['type']] ?? {});

/** Checks Tiptap JSON against the allow-list: no HTML, no unknown part, no script in a link, no endless nesting. */
export function isRichText(document: unknown): boolean {
  let nodes = 0;
  const fits = (node: unknown, depth: number): boolean => {
    if (!isObject(node) || depth > DEEPEST || ++nodes > MOST_NODES) return false;
    const { type, attrs, content, marks, text, ...rest } = node;
    if (typeof type !== 'string' || !Object.hasOwn(NODES, type) || Object.keys(rest).length > 0) return false;
    if (type === 'text' ? typeof text !== 'string' : text !== undefined) return false;
    if (!attributesFit(attrs, NODES[type] ?? {})) return false;
    if (marks !== undefined && !(Array.isArray(marks) && marks.every(markFits))) return false;
    return content === undefined || (Array.isArray(content) && content.every((child) => fits(child, depth + 1)));
  };
  return isObject(document) && document['type'] === 'doc' && fits(document, 0);
}

/** The words of each block, in one piece: marks cut them into several texts. */
function* blocksOf(node: unknown): Generator<string> {
  const content: unknown[] = isObject(node) && Array.isArray(node['content']) ? node['content'] : [];
  yield content.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '\n')).join('');
  for (const part of content) yield* blocksOf(part);
}

/** The code of a rich text's error; null when it may be stored. */
export function richTextFault(document: unknown): 'validation.rich_text' | 'validation.card_number' | null {
  if (!isRichText(document)) return 'validation.rich_text';
  return [...blocksOf(document)].some(holdsCardNumber) ? 'validation.card_number' : null;
}
