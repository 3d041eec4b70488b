import { CALLOUT_KINDS } from '@cairn/contracts/content/rich-text-parts';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { useEditorState, type Editor } from '@tiptap/react';
import { useWords, type EditorWord } from '../context.js';
import css from './bar.module.css';

const TABLE_ACTS: readonly { word: EditorWord; run: Command }[] = [
  { word: 'add_row', run: addRowAfter },
  { word: 'add_column', run: addColumnAfter },
  { word: 'remove_row', run: deleteRow },
  { word: 'remove_column', run: deleteColumn },
  { word: 'remove_table', run: deleteTable },
];

/** Rows and columns of the table that the cursor is in. */
export const TableBar = ({ editor }: { editor: Editor }) => {
  const say = useWords();
  return (
    <fieldset className={css.part} aria-label={say('table')}>
      {TABLE_ACTS.map(({ word, run }) => (
        <button
          key={word}
          type="button"
          className={css.act}
          onClick={() => {
            run(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        >
          {say(word)}
        </button>
      ))}
    </fieldset>
  );
};

/** The kind of the callout that the cursor is in. */
export const CalloutBar = ({ editor }: { editor: Editor }) => {
  const say = useWords();
  const kind: unknown = useEditorState({
    editor,
    selector: ({ editor: now }): unknown => now.getAttributes('callout')['kind'],
  });
  return (
    <fieldset className={css.part} aria-label={say('callout')}>
      {CALLOUT_KINDS.map((name) => (
        <button
          key={name}
          type="button"
          className={css.act}
          aria-pressed={kind === name}
          onClick={() => editor.chain().focus().updateAttributes('callout', { kind: name }).run()}
        >
          {say(name)}
        </button>
      ))}
    </fieldset>
  );
};
