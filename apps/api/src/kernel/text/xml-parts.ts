/** What the parser makes of an element: its text, or its children by name. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] };

type Found = XmlNode | readonly XmlNode[] | undefined;

const isList = (found: Found): found is readonly XmlNode[] => Array.isArray(found);

const childOf = (node: Found, name: string): Found => {
  const one = isList(node) ? node[0] : node;
  return one === undefined || typeof one === 'string' ? undefined : one[name];
};

/** The element at the end of a path, the first one where there are several. */
export const at = (node: Found, ...path: readonly string[]): Found =>
  path.reduce<Found>((found, name) => childOf(found, name), node);

/** The text at the end of a path; null where there is none. */
export function textAt(node: Found, ...path: readonly string[]): string | null {
  const found = at(node, ...path);
  const one = isList(found) ? found[0] : found;
  // An element with attributes keeps its text beside them.
  const text = typeof one === 'string' ? one : one?.['#text'];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** All elements at the end of a path. */
export function listAt(node: Found, ...path: readonly string[]): readonly XmlNode[] {
  const found = at(node, ...path);
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}

/**
 * A file of a bank, ready to be cut into elements: without its comments. Null where it has a document type, entities, instructions
 * or sections of its own, which no bank writes: text that looks like elements stands in no other place then.
 */
export const plainXml = (file: string): string | null =>
  /<!DOCTYPE|<!ENTITY|<!\[CDATA\[|<\?(?!xml[\s?])/i.test(file) ? null : withoutComments(file);

/** One without an end takes the rest with it. It looks forward alone. */
function withoutComments(xml: string): string {
  const kept: string[] = [];
  let after = 0;
  for (let begin = xml.indexOf('<!--'); begin >= 0; begin = xml.indexOf('<!--', after)) {
    kept.push(xml.slice(after, begin));
    const end = xml.indexOf('-->', begin + 4);
    after = end < 0 ? xml.length : end + 3;
  }
  kept.push(xml.slice(after));
  return kept.join('');
}

/**
 * The elements of a name, as text, and what is left without them. It looks forward alone: a file of openings without an end
 * costs no more than its length.
 */
export function elementsOf(xml: string, name: string): { parts: string[]; rest: string } {
  const opening = new RegExp(`<((?:\\w{1,40}:)?${name})(?=[\\s>])`, 'g');
  const parts: string[] = [];
  const others: string[] = [];
  let after = 0;
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const closing = `</${found[1] ?? ''}>`;
    const end = xml.indexOf(closing, found.index);
    if (end < 0) break;
    parts.push(xml.slice(found.index, end + closing.length));
    others.push(xml.slice(after, found.index));
    after = end + closing.length;
    opening.lastIndex = after;
  }
  return { parts, rest: [...others, xml.slice(after)].join('') };
}
