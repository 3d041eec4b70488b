/** S20: what rich text may consist of, and which attributes each part may have. */
const NODES: Readonly<Record<string, readonly string[]>> = {
  doc: [],
  paragraph: [],
  text: [],
  heading: ['level'],
  bulletList: [],
  orderedList: ['start'],
  listItem: [],
  blockquote: [],
  hardBreak: [],
  horizontalRule: [],
};
const MARKS: Readonly<Record<string, readonly string[]>> = { bold: [], italic: [], link: ['href'] };
/** S21: no other kind of address is ever stored. */
const LINK = /^(https?:\/\/|mailto:)/i;
const LONGEST_LINK = 500;

/** A path of the site itself: never `//host`, which is another site. */
export const OWN_PATH = /^\/(?![/\\])[^\s\\]{0,499}$/;

/** An address that a text or a menu may lead to. */
export const linkFits = (address: string): boolean => LINK.test(address) && address.length <= LONGEST_LINK;
const DEEPEST = 12;
const MOST_NODES = 2_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function attributesFit(value: unknown, allowed: readonly string[]): boolean {
  if (value === undefined || value === null) return true;
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([name, content]) =>
      allowed.includes(name) &&
      (name === 'href' ? typeof content === 'string' && linkFits(content) : typeof content === 'number'),
  );
}

const markFits = (mark: unknown): boolean =>
  isObject(mark) &&
  typeof mark['type'] === 'string' &&
  Object.hasOwn(MARKS, mark['type']) &&
  attributesFit(mark['attrs'], MARKS[mark['type']] ?? []);

/** Checks Tiptap JSON against the allow-list: no HTML, no unknown part, no script in a link, no endless nesting. */
export function isRichText(document: unknown): boolean {
  let nodes = 0;
  const fits = (node: unknown, depth: number): boolean => {
    if (!isObject(node) || depth > DEEPEST || ++nodes > MOST_NODES) return false;
    const { type, attrs, content, marks, text, ...rest } = node;
    if (typeof type !== 'string' || !Object.hasOwn(NODES, type) || Object.keys(rest).length > 0) return false;
    if (type === 'text' ? typeof text !== 'string' : text !== undefined) return false;
    if (!attributesFit(attrs, NODES[type] ?? [])) return false;
    if (marks !== undefined && !(Array.isArray(marks) && marks.every(markFits))) return false;
    return content === undefined || (Array.isArray(content) && content.every((child) => fits(child, depth + 1)));
  };
  return isObject(document) && document['type'] === 'doc' && fits(document, 0);
}
