import { FIGURE_TEXT_MAX } from '@cairn/contracts/content/rich-text-parts';
import { mergeAttributes, Node, NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { useContext, useId, useState, type KeyboardEvent } from 'react';
import { EditorContext, useWords } from '../context.js';
import labelled from '../labelled.module.css';
import css from './parts.module.css';

const numberOf = (element: HTMLElement, name: string): number | null => {
  const value = Number(element.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The editor stands in a form, which Enter would send. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A picture with the words that stand for it, and those below it, where they are written. */
const FigureView = ({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) => {
  const say = useWords();
  const { sourceOf } = useContext(EditorContext);
  const id = useId();
  const { fileId, alt, caption, width, height } = node.attrs;
  // An empty description is not kept: it waits here for its words.
  const [typed, setTyped] = useState(textOf(alt));
  const isMissing = typed.trim() === '';
  return (
    <NodeViewWrapper as="figure" className={css.figure} data-selected={selected || undefined}>
      <img src={sourceOf(textOf(fileId))} alt={textOf(alt)} width={Number(width)} height={Number(height)} />
      <fieldset className={`${css.words} ${labelled.labelled}`} aria-label={say('figure')}>
        <label htmlFor={`${id}-alt`}>{say('alt')}</label>
        <input
          id={`${id}-alt`}
          dir="auto"
          value={typed}
          maxLength={FIGURE_TEXT_MAX}
          aria-invalid={isMissing}
          aria-describedby={`${id}-note`}
          onKeyDown={keepEnter}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value.trim() !== '') updateAttributes({ alt: event.target.value });
          }}
        />
        <small id={`${id}-note`} data-wrong={isMissing || undefined}>
          {say(isMissing ? 'alt_missing' : 'alt_note')}
        </small>
        <label htmlFor={`${id}-caption`}>{say('caption')}</label>
        <input
          id={`${id}-caption`}
          dir="auto"
          value={textOf(caption)}
          maxLength={FIGURE_TEXT_MAX}
          onKeyDown={keepEnter}
          onChange={(event) => updateAttributes({ caption: event.target.value || null })}
        />
        <button type="button" onClick={() => deleteNode()}>
          {say('remove_figure')}
        </button>
      </fieldset>
    </NodeViewWrapper>
  );
};

/** A stored picture. It is named by its file's id: a picture of another site is nothing that could be pasted. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'part',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      fileId: { default: null, parseHTML: (element) => element.getAttribute('data-file') },
      alt: { default: null, parseHTML: (element) => element.getAttribute('data-alt') },
      caption: { default: null, parseHTML: (element) => element.getAttribute('data-caption') },
      width: { default: null, parseHTML: (element) => numberOf(element, 'data-width') },
      height: { default: null, parseHTML: (element) => numberOf(element, 'data-height') },
    };
  },
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    mergeAttributes({
      'data-file': attrs['fileId'],
      'data-alt': attrs['alt'],
      'data-caption': attrs['caption'],
      'data-width': attrs['width'],
      'data-height': attrs['height'],
    }),
  ],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
