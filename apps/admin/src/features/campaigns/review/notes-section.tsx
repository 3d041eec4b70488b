import type { Wire } from '@cairn/contracts';
import { REVIEW_FIELDS } from '@cairn/contracts/campaigns/review/review-fields';
import type { ReviewNote } from '@cairn/contracts/campaigns/review/review.replies';
import { useState } from 'react';
import { useSay } from '../../../lib/words/words.js';
import { Choice } from '../../../ui/forms/field.js';
import { Section } from '../../../ui/layout/detail.js';
import css from './differences.module.css';
import { FieldNote, NoteEditor } from './field-note.js';
import { useFieldWord } from '../../../lib/words/campaign-fields.js';
import type { Notes } from './use-notes.js';

interface NotesSectionProps {
  notes: Notes;
  written: readonly Wire<ReviewNote>[];
  /** Whether notes can be written now. */
  isOpen: boolean;
  /** Why the reader cannot write them, though the submission waits. */
  blockedBy: string | null;
}

/** All notes of the newest submission, and a way to write one about any field. */
export const NotesSection = ({ notes, written, isOpen, blockedBy }: NotesSectionProps) => {
  const say = useSay();
  const wordOf = useFieldWord();
  const [field, setField] = useState('');
  if (!isOpen && blockedBy === null && written.length === 0) return null;
  const options = REVIEW_FIELDS.filter((name) => notes.of(name) === '').map((name) => ({
    value: name,
    label: wordOf(name),
  }));
  return (
    <Section title={say('review.notes')}>
      {blockedBy !== null && <p>{blockedBy}</p>}
      {written.length === 0 && blockedBy === null && <p>{say('review.notes_none')}</p>}
      {written.map(({ field: name, note }) => (
        <div key={name} className={css.change}>
          {isOpen ? (
            <FieldNote field={name} notes={notes} />
          ) : (
            <>
              <div className={css.head}>{wordOf(name)}</div>
              <p className={css.note} dir="auto">
                {note}
              </p>
            </>
          )}
        </div>
      ))}
      {isOpen && (
        <div className={css.change}>
          <Choice
            label={say('review.note_other')}
            value={field}
            onChange={setField}
            options={[{ value: '', label: say('review.field') }, ...options]}
          />
          {field !== '' && <NoteEditor key={field} field={field} notes={notes} onDone={() => setField('')} />}
        </div>
      )}
    </Section>
  );
};
