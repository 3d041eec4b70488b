import type { Wire } from '@cairn/contracts';
import type { CampaignFieldEdit } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../../../lib/words/words.js';
import { changedLines } from './changed-lines.js';
import css from './differences.module.css';
import { useFieldWord } from '../../../lib/words/campaign-fields.js';
import { FieldValue } from '../../../ui/records/campaign-field-value.js';
import { FieldNote } from './field-note.js';
import type { Notes } from './use-notes.js';

interface DifferencesProps {
  changes: readonly Wire<CampaignFieldEdit>[];
  currency: string | null;
  /** Null where notes are not written any more. */
  notes: Notes | null;
}

interface ValuesProps {
  change: Wire<CampaignFieldEdit>;
  currency: string | null;
}

const Values = ({ change, currency }: ValuesProps) => {
  const { field } = change;
  const { before, after } =
    change.before === null || change.after === null ? change : changedLines(change.before, change.after);
  return (
    <>
      {before !== null && (
        <del className={`${css.value} ${css.before}`}>
          <FieldValue field={field} value={before} currency={currency} />
        </del>
      )}
      {after !== null && (
        <ins className={`${css.value} ${css.after}`}>
          <FieldValue field={field} value={after} currency={currency} />
        </ins>
      )}
    </>
  );
};

/** Each field that differs: what it was struck out, and what it is. */
export const Differences = ({ changes, currency, notes }: DifferencesProps) => {
  const say = useSay();
  const wordOf = useFieldWord();
  if (changes.length === 0) return <p>{say('review.no_changes')}</p>;
  return (
    <div className={css.list}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          {notes === null ? (
            <>
              <div className={css.head}>{wordOf(change.field)}</div>
              <Values change={change} currency={currency} />
            </>
          ) : (
            <FieldNote field={change.field} notes={notes}>
              <Values change={change} currency={currency} />
            </FieldNote>
          )}
        </div>
      ))}
    </div>
  );
};
