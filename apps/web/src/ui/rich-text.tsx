import { createElement, type ReactNode } from 'react';

interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const children = (node: Node): ReactNode[] =>
  Array.isArray(node.content) ? node.content.filter(isNode).map((child, at) => render(child, at)) : [];

const attribute = (holder: unknown, name: string): unknown =>
  isNode(holder) && isNode(holder.attrs) ? Object.entries(holder.attrs).find(([key]) => key === name)?.[1] : undefined;

/** Only web addresses become links; anything else stays plain words. */
const safeHref = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;

const marked = (node: Node, key: number): ReactNode => {
  const text = typeof node.text === 'string' ? node.text : '';
  const marks = Array.isArray(node.marks) ? node.marks.filter(isNode) : [];
  return marks.reduce<ReactNode>((inside, mark) => {
    if (mark.type === 'bold') return <strong key={key}>{inside}</strong>;
    if (mark.type === 'italic') return <em key={key}>{inside}</em>;
    const href = mark.type === 'link' ? safeHref(attribute(mark, 'href')) : undefined;
    return href ? (
      <a key={key} href={href} target="_blank" rel="noreferrer nofollow">
        {inside}
      </a>
    ) : (
      inside
    );
  }, text);
};

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

function render(node: Node, key: number): ReactNode {
  if (node.type === 'text') return marked(node, key);
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type === 'heading') {
    return createElement(attribute(node, 'level') === 2 ? 'h3' : 'h4', { key, dir: 'auto' }, ...children(node));
  }
  const tag = typeof node.type === 'string' ? blocks[node.type] : undefined;
  if (!tag) return children(node);
  return createElement(tag, { key, dir: tag === 'p' ? 'auto' : undefined }, ...children(node));
}

/**
 * A Tiptap document as elements. Only the nodes and marks of the allow-list are drawn and no markup is ever parsed, so
 * nothing in a document can run.
 */
export const RichText = ({ document }: { document: object }) => <>{children(document)}</>;
