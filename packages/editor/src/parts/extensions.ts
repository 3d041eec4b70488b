import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { CalloutNode } from './callout.js';
import { FigureNode } from './figure.js';
import { TableCellNode, TableHeaderNode, TableNode, TableRowNode } from './table.js';

/** Pictures, callouts and tables stand between the other parts, never inside one. */
const DocumentNode = Node.create({ name: 'doc', topNode: true, content: '(block | part)+' });

/** SEC-20: only what the server's allow-list accepts, so that nothing can be written that cannot be saved. */
export const EXTENSIONS = [
  DocumentNode,
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, protocols: ['mailto'], defaultProtocol: 'https' },
  }),
  CalloutNode,
  FigureNode,
  TableNode,
  TableRowNode,
  TableHeaderNode,
  TableCellNode,
];
