import type { Wire } from '@cairn/contracts';
import type { LedgerTransaction } from '@cairn/contracts/admin/ledger.replies';
import type { ResourceName } from '../../lib/data/resources.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { CopyButton } from '../../ui/records/copy-button.js';
import { Money } from '../../ui/records/money.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, hiddenClass, Moment, Said, Strong } from '../../ui/records/text.js';
import { AccountName } from './account-name.js';
import css from './entries.module.css';
import { entryNumber } from './entry-number.js';
import { EntryBadge, EntryRelations } from './entry-relations.js';

type Row = Wire<LedgerTransaction>;

/** Which list a source opens in. */
const LISTS: Readonly<Record<string, ResourceName>> = {
  payment: 'payments',
  investment: 'investments',
  campaign: 'campaigns',
  withdrawal: 'withdrawals',
  refund: 'refunds',
  dispute: 'disputes',
  payout: 'payouts',
};

/** The subject of an entry, as a link where it can be opened. */
const Source = ({ type, id }: { type: string; id: string }) => {
  const say = useSay();
  const word = useCodeWord()('ledger.sources', type);
  const list = LISTS[type];
  return (
    <span>
      {say('list.labelled', { label: say('ledger.source') })}{' '}
      {list === undefined ? (
        <Said>{word}</Said>
      ) : (
        <RecordLink resource={list} id={id}>
          {word}
        </RecordLink>
      )}
      <CopyButton text={id} label={say('ledger.copy_source')} />
    </span>
  );
};

/** The lines, debits first, credits set in as in a journal. */
const Lines = ({ lines, label }: { lines: Row['lines']; label: string }) => {
  const say = useSay();
  return (
    <table className={css.lines} aria-label={label}>
      <thead className={hiddenClass}>
        <tr>
          <th scope="col">{say('ledger.account')}</th>
          <th scope="col">{say('ledger.debit')}</th>
          <th scope="col">{say('ledger.credit')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, holder, side, amount, currency }, index) => (
          // A transaction may post to one account twice; its lines never change place.
          <tr key={`${account}-${side}-${index}`} data-side={side}>
            <th scope="row">
              <AccountName code={account} holder={holder} />
            </th>
            <td>{side === 'D' && <Money minor={amount} currency={currency} />}</td>
            <td>{side === 'C' && <Money minor={amount} currency={currency} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** One entry: what happened, whether it counts, its number, who recorded it, and its lines. */
export const Entry = ({ entry }: { entry: Row }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const number = entryNumber(entry.id);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <Strong>{wordOf('ledger.kinds', entry.kind)}</Strong>
        <EntryBadge entry={entry} />
        {!entry.sealed && (
          <Badge tone="neutral" shape="hollow">
            {say('ledger.not_sealed')}
          </Badge>
        )}
        <span className={css.number}>
          <Code>{number}</Code>
          <CopyButton text={number} label={say('ledger.copy_number')} />
        </span>
      </div>
      <p className={css.meta}>
        <Moment at={entry.effectiveAt} />
        <span>
          {say('list.labelled', { label: say('ledger.by') })}{' '}
          <Said>{entry.actorName ?? wordOf('ledger.processes', entry.actor)}</Said>
        </span>
        <Source type={entry.sourceType} id={entry.sourceId} />
        <EntryRelations entry={entry} />
      </p>
      <Lines lines={entry.lines} label={number} />
    </li>
  );
};
