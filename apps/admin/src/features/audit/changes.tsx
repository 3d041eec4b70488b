import type { Wire } from '@cairn/contracts';
import type { AccountHolder } from '@cairn/contracts/admin/ledger.replies';
import { useSite } from '../../lib/data/site.js';
import { useSay } from '../../lib/words/words.js';
import { Money } from '../../ui/records/money.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Hidden, Said } from '../../ui/records/text.js';
import css from './audit.module.css';
import { changesBetween } from './changes-between.js';
import { PERSON, useChangeWords } from './use-change-words.js';

/** Amounts that a record states in its own currency. */
const OF_RECORD = /^(amount|minor|fee|total|interest|principal|takenByBank)$/u;
/** Settings that are amounts of the site's currency. */
const OF_SITE =
  /^(topUpMaximum|withdrawalDailyLimit|topUpFeeFlat|withdrawalFeeFlat|withdrawalTwoPersonAbove|refundTwoPeopleAbove)$/u;

/** The currency of a field that is an amount in minor units; null for every other. */
const useCurrencyOf = ({
  before,
  after,
}: Pick<ChangesProps, 'before' | 'after'>): ((field: string) => string | null) => {
  const site = useSite();
  const own = after?.['currency'] ?? before?.['currency'];
  return (field) => {
    if (OF_SITE.test(field)) return site?.currency ?? null;
    return OF_RECORD.test(field) && typeof own === 'string' ? own : null;
  };
};

interface ValueProps {
  field: string;
  text: string;
  currency: string | null;
  about: ChangesProps['about'];
}

const Value = ({ field, text, currency, about }: ValueProps) => {
  const say = useSay();
  if (PERSON.test(field)) {
    return (
      <RecordLink resource="users" id={text}>
        {about?.id === text ? about.name : say('audit.open_person')}
      </RecordLink>
    );
  }
  return currency !== null && /^-?\d{1,15}$/u.test(text) ? (
    <Money minor={Number(text)} currency={currency} />
  ) : (
    <Said>{text}</Said>
  );
};

interface ChangesProps {
  /** The kind of record. */
  subject: string;
  /** The person or the campaign that it belongs to. */
  about: Wire<AccountHolder> | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Before struck out, after under it; both carry their word for those who do not see the line. */
export const Changes = ({ subject, about, before, after }: ChangesProps) => {
  const say = useSay();
  const currencyOf = useCurrencyOf({ before, after });
  const words = useChangeWords(subject);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          <dt>{words.field(change.field) ?? <Code>{change.field}</Code>}</dt>
          {change.before !== null && (
            <dd className={css.before}>
              <Hidden>{say('audit.before')} </Hidden>
              <Value
                field={change.field}
                text={words.value(change.field, change.before)}
                currency={currencyOf(change.field)}
                about={about}
              />
            </dd>
          )}
          {change.after !== null && (
            <dd className={css.after}>
              <Hidden>{say('audit.after')} </Hidden>
              <Value
                field={change.field}
                text={words.value(change.field, change.after)}
                currency={currencyOf(change.field)}
                about={about}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
