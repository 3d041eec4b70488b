import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Callout, Figure, Table, type PartAttributes } from './rich-text-parts.js';

interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The levels of a document's headings in their page. */
interface Style {
  /** The rank of the document's own second-level headings. */
  rank: 2 | 3;
  /** Gives those headings an id, for a list of contents. */
  idOf?: (at: number) => string;
}

const children = (node: Node, style: Style): ReactNode[] =>
  Array.isArray(node.content) ? node.content.filter(isNode).map((child, at) => render(child, at, style)) : [];

const attributesOf = (holder: unknown): PartAttributes =>
  isNode(holder) && isNode(holder.attrs) ? Object.fromEntries(Object.entries(holder.attrs)) : {};

const attribute = (holder: unknown, name: string): unknown => attributesOf(holder)[name];

/** SEC-21: only web and mail addresses, and pages of our own, become links; anything else stays plain words. */
const safeHref = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:\/\/|mailto:|\/(?!\/))/i.test(value) ? value : undefined;

const linked = (href: string, key: number, inside: ReactNode): ReactNode =>
  href.startsWith('/') ? (
    <Link key={key} to={href}>
      {inside}
    </Link>
  ) : (
    <a key={key} href={href} target="_blank" rel="noreferrer nofollow">
      {inside}
    </a>
  );

const marked = (node: Node, key: number): ReactNode => {
  const text = typeof node.text === 'string' ? node.text : '';
  const marks = Array.isArray(node.marks) ? node.marks.filter(isNode) : [];
  return marks.reduce<ReactNode>((inside, mark) => {
    if (mark.type === 'bold') return <strong key={key}>{inside}</strong>;
    if (mark.type === 'italic') return <em key={key}>{inside}</em>;
    const href = mark.type === 'link' ? safeHref(attribute(mark, 'href')) : undefined;
    return href ? linked(href, key, inside) : inside;
  }, text);
};

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
};

function render(node: Node, key: number, style: Style): ReactNode {
  if (node.type === 'text') return marked(node, key);
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type === 'heading') {
    const isTop = attribute(node, 'level') === 2;
    const id = isTop ? style.idOf?.(key) : undefined;
    return createElement(`h${style.rank + (isTop ? 0 : 1)}`, { key, dir: 'auto', id }, ...children(node, style));
  }
  if (node.type === 'figure') return <Figure key={key} attrs={attributesOf(node)} />;
  if (node.type === 'callout') {
    return (
      <Callout key={key} attrs={attributesOf(node)}>
        {children(node, style)}
      </Callout>
    );
  }
  if (node.type === 'table') return <Table key={key} rows={children(node, style)} />;
  if (node.type === 'tableHeader') {
    return (
      <th key={key} scope="col">
        {children(node, style)}
      </th>
    );
  }
  const tag = typeof node.type === 'string' ? blocks[node.type] : undefined;
  if (!tag) return children(node, style);
  return createElement(tag, { key, dir: tag === 'p' ? 'auto' : undefined }, ...children(node, style));
}

/**
 * A Tiptap document as elements. Only the nodes and marks of the allow-list are drawn and no markup is ever parsed, so
 * nothing in a document can run.
 */
export const RichText = ({ document, rank = 3, idOf }: { document: object } & Partial<Style>) => (
  <>{children(document, { rank, ...(idOf && { idOf }) })}</>
);

/** The words of a document without their form: what a search looks through. */
export const textOfDocument = (node: object): string => (isNode(node) ? textOf(node) : '');

const textOf = (node: Node): string =>
  typeof node.text === 'string'
    ? node.text
    : Array.isArray(node.content)
      ? node.content.filter(isNode).map(textOf).join('')
      : '';

/** The second-level headings of a document, by their place: its list of contents. */
export const headingsOf = (document: object): { at: number; text: string }[] =>
  isNode(document) && Array.isArray(document.content)
    ? document.content
        .filter(isNode)
        .flatMap((node, at) =>
          node.type === 'heading' && attribute(node, 'level') === 2 ? [{ at, text: textOf(node) }] : [],
        )
    : [];
