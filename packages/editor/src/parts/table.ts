import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { Node as Part } from '@tiptap/pm/model';
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Node } from '@tiptap/react';

/** Cells of one column and one row: what spans several is nothing that a narrow screen could show. */
const cell = (name: 'tableHeader' | 'tableCell', tag: 'th' | 'td', tableRole: 'header_cell' | 'cell') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    extendNodeSchema: (extension: { name: string }) => (extension.name === name ? { tableRole } : {}),
    addAttributes: () => ({
      colspan: { default: 1, rendered: false, parseHTML: () => 1 },
      rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, tag === 'th' ? { scope: 'col' } : {}, 0],
  });

export const TableHeaderNode = cell('tableHeader', 'th', 'header_cell');
export const TableCellNode = cell('tableCell', 'td', 'cell');

export const TableRowNode = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  extendNodeSchema: (extension) => (extension.name === 'tableRow' ? { tableRole: 'row' } : {}),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** The first row of a table holds its headings, and no other row does. */
function withHeadings(doc: Part, tr: Transaction): Transaction {
  const { tableHeader, tableCell } = doc.type.schema.nodes;
  doc.descendants((table, at) => {
    if (table.type.name !== 'table') return table.type.name === 'doc';
    table.forEach((row, rowAt, rowIndex) => {
      const wanted = rowIndex === 0 ? tableHeader : tableCell;
      row.forEach((held, heldAt) => {
        if (wanted && held.type !== wanted) tr.setNodeMarkup(at + 1 + rowAt + 1 + heldAt, wanted, held.attrs);
      });
    });
    return false;
  });
  return tr;
}

/** A grid below one row of headings. Tab goes from cell to cell, and makes a row behind the last. */
export const TableNode = Node.create({
  name: 'table',
  group: 'part',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return {
      Tab: () => go(1) || (addRowAfter(this.editor.state, this.editor.view.dispatch) && go(1)),
      'Shift-Tab': () => go(-1),
    };
  },
  addProseMirrorPlugins: () => [
    tableEditing(),
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const changed = withHeadings(doc, tr);
        return changed.docChanged ? changed : null;
      },
    }),
  ],
});
