import { LONGEST_REVIEW_NOTE } from '@cairn/contracts';
import { Button } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSay } from '../../../lib/words/words.js';
import { TextBox } from '../../../ui/forms/field.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import css from './differences.module.css';
import { useFieldWord } from '../../../lib/words/campaign-fields.js';
import type { Notes } from './use-notes.js';

interface EditorProps {
  field: string;
  notes: Notes;
  onDone: () => void;
}

/** Writes a note about one field; a refusal keeps what was typed. */
export const NoteEditor = ({ field, notes, onDone }: EditorProps) => {
  const say = useSay();
  const wordOf = useFieldWord();
  const [text, setText] = useState(notes.of(field));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (note: string): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await notes.write(field, note);
      onDone();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <form
      className={css.editor}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(text.trim());
      }}
    >
      <TextBox
        label={say('review.note_about', { field: wordOf(field) })}
        help={say('review.note_help')}
        value={text}
        onChange={setText}
        lines={2}
        max={LONGEST_REVIEW_NOTE}
      />
      {failure !== null && <ErrorNotice error={failure} />}
      <div className={css.acts}>
        <Button type="submit" variant="contained" disabled={isBusy || text.trim() === ''} aria-busy={isBusy}>
          {say('review.save')}
        </Button>
        {notes.of(field) !== '' && (
          <Button type="button" color="error" disabled={isBusy} onClick={() => void save('')}>
            {say('review.remove')}
          </Button>
        )}
        <Button type="button" color="inherit" disabled={isBusy} onClick={onDone}>
          {say('dialog.back')}
        </Button>
      </div>
    </form>
  );
};

interface FieldNoteProps extends Pick<EditorProps, 'field' | 'notes'> {
  /** The field's values. */
  children?: ReactNode;
}

/** A field's name and values with its note, which is written in its place. */
export const FieldNote = ({ field, notes, children }: FieldNoteProps) => {
  const say = useSay();
  const wordOf = useFieldWord();
  const [isOpen, setIsOpen] = useState(false);
  const note = notes.of(field);
  const act = say(note === '' ? 'review.note' : 'review.edit_note');
  return (
    <>
      <div className={css.head}>
        <span>{wordOf(field)}</span>
        <Button
          size="small"
          aria-label={`${act}: ${wordOf(field)}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {act}
        </Button>
      </div>
      {children}
      {isOpen && <NoteEditor field={field} notes={notes} onDone={() => setIsOpen(false)} />}
      {!isOpen && note !== '' && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
};
