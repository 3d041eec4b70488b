import { insertPoint } from '@tiptap/pm/transform';
import type { Node as Part } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

const TABLE_SIDE = 3;

/** Puts a part where the cursor is, or behind the list, quotation or table that it stands in. */
export function insertPart(editor: Editor, part: Part): void {
  const { tr } = editor.state;
  tr.deleteSelection();
  const { $from } = tr.selection;
  const at = insertPoint(tr.doc, $from.pos, part.type) ?? ($from.depth > 0 ? $from.after(1) : tr.doc.content.size);
  tr.insert(at, part);
  tr.setSelection(
    part.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)),
  ).scrollIntoView();
  editor.view.dispatch(tr);
  editor.commands.focus();
}

export const insertTable = (editor: Editor): void => {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: TABLE_SIDE }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = [row('tableHeader'), ...Array.from({ length: TABLE_SIDE - 1 }, () => row('tableCell'))];
  insertPart(editor, editor.schema.nodeFromJSON({ type: 'table', content }));
};

/** Sets the paragraph apart, or begins a callout behind what cannot be; inside one it ends it. */
export const toggleCallout = (editor: Editor): void => {
  if (editor.isActive('callout')) {
    editor.chain().focus().lift('callout').run();
    return;
  }
  if (editor.chain().focus().wrapIn('callout', { kind: 'note' }).run()) return;
  insertPart(editor, editor.schema.nodeFromJSON({ type: 'callout', content: [{ type: 'paragraph' }] }));
};
