import { isCalloutKind, isFileId } from '@cairn/contracts/content/rich-text-parts';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import css from './rich-text.module.css';
import { OutsideLink } from './outside-link.js';

interface TextNode {
  type?: unknown;
  text?: unknown;
  content?: unknown;
  marks?: unknown;
  attrs?: unknown;
}

const isNode = (value: unknown): value is TextNode => typeof value === 'object' && value !== null;

const nodesOf = (value: unknown): readonly TextNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const attribute = (node: TextNode, name: string): string | null => {
  const value: unknown = isNode(node.attrs) ? Object.getOwnPropertyDescriptor(node.attrs, name)?.value : undefined;
  return typeof value === 'string' ? value : null;
};

const Marked = ({ node }: { node: TextNode }): ReactNode => {
  const text = typeof node.text === 'string' ? node.text : '';
  return nodesOf(node.marks).reduce<ReactNode>((inside, mark) => {
    const href = attribute(mark, 'href');
    if (mark.type === 'bold') return <b>{inside}</b>;
    if (mark.type === 'italic') return <i>{inside}</i>;
    if (mark.type === 'link' && href !== null) {
      return (
        <>
          {inside} (<OutsideLink to={href} />)
        </>
      );
    }
    return inside;
  }, text);
};

/** A stored picture, with the words that stand for it: a reviewer judges those, too. */
const Figure = ({ node }: { node: TextNode }) => {
  const say = useSay();
  const [fileId, alt, caption] = [attribute(node, 'fileId'), attribute(node, 'alt') ?? '', attribute(node, 'caption')];
  if (!isFileId(fileId)) return null;
  return (
    <figure className={css.figure}>
      <img src={`/media/${fileId}`} alt={alt} loading="lazy" />
      {caption !== null && <figcaption dir="auto">{caption}</figcaption>}
      <small dir="auto">{say('campaigns.alternative_text', { words: alt })}</small>
    </figure>
  );
};

const Callout = ({ node, children }: { node: TextNode; children: ReactNode }) => {
  const say = useSay();
  const kind = attribute(node, 'kind');
  return (
    <aside className={css.callout}>
      <b>{say(`campaigns.callouts.${isCalloutKind(kind) ? kind : 'note'}`)}</b>
      {children}
    </aside>
  );
};

const Nodes = ({ of }: { of: unknown }): ReactNode =>
  // Nodes of a text have no identity of their own, and the text is shown, never edited.
  nodesOf(of).map((node, index) => <Block key={`${String(node.type)}-${index}`} node={node} />);

const Block = ({ node }: { node: TextNode }): ReactNode => {
  const inside = <Nodes of={node.content} />;
  switch (node.type) {
    case 'text':
      return <Marked node={node} />;
    case 'heading':
      return (
        <h4 dir="auto" className={css.heading}>
          {inside}
        </h4>
      );
    case 'paragraph':
      return <p dir="auto">{inside}</p>;
    case 'bulletList':
      return <ul className={css.bullets}>{inside}</ul>;
    case 'orderedList':
      return <ol className={css.numbers}>{inside}</ol>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote className={css.quote}>{inside}</blockquote>;
    case 'hardBreak':
      return <br />;
    case 'figure':
      return <Figure node={node} />;
    case 'callout':
      return <Callout node={node}>{inside}</Callout>;
    case 'table':
      return (
        <div className={css.table}>
          <table>
            <tbody>{inside}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr>{inside}</tr>;
    case 'tableHeader':
      return <th scope="col">{inside}</th>;
    case 'tableCell':
      return <td>{inside}</td>;
    default:
      return inside;
  }
};

/**
 * A text of the editor (Tiptap JSON), drawn node by node from an allow-list: nothing in it can become markup. A link
 * shows where it leads, since a reviewer judges that too.
 */
export const RichText = ({ document }: { document: object }) => (
  <div className={css.text}>
    <Block node={document} />
  </div>
);
