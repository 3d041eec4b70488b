import { isCalloutKind } from '@cairn/contracts/content/rich-text-parts';
import { Node, NodeViewContent, NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { useWords } from '../context.js';
import css from './parts.module.css';

const kindOf = (value: unknown) => (isCalloutKind(value) ? value : 'note');

const CalloutView = ({ node }: ReactNodeViewProps) => {
  const say = useWords();
  const kind = kindOf(node.attrs['kind']);
  return (
    <NodeViewWrapper as="aside" className={css.callout} data-kind={kind}>
      <b contentEditable={false}>{say(kind)}</b>
      <NodeViewContent />
    </NodeViewWrapper>
  );
};

/** Words set apart from the text: a note, a tip or a warning. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'part',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes() {
    return { kind: { default: 'note', parseHTML: (element) => kindOf(element.getAttribute('data-kind')) } };
  },
  parseHTML: () => [{ tag: 'aside[data-kind]' }],
  renderHTML: ({ node: { attrs } }) => ['aside', { 'data-kind': String(attrs['kind']) }, 0],
  addNodeView: () => ReactNodeViewRenderer(CalloutView),
});
