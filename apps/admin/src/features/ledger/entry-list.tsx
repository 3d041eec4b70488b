import type { Wire } from '@cairn/contracts';
import type { LedgerTransaction } from '@cairn/contracts/admin/ledger.replies';
import type { ResourceName } from '../../lib/data/resources.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { CopyButton } from '../../ui/records/copy-button.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Moment, Said, Strong } from '../../ui/records/text.js';
import { AccountName } from './account-name.js';
import css from './ledger.module.css';
import { LedgerTabs } from './ledger-tabs.js';

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

/** One transaction with its lines, debits first, credits set in as in a journal. */
const Entry = ({ entry }: { entry: Row }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <Strong>{wordOf('ledger.kinds', entry.kind)}</Strong>
        {!entry.sealed && (
          <Badge tone="neutral" shape="hollow">
            {say('ledger.not_sealed')}
          </Badge>
        )}
      </div>
      <p className={css.meta}>
        <Moment at={entry.effectiveAt} />
        <span>{wordOf('ledger.phases', entry.phase)}</span>
        <Said>{entry.actorName ?? wordOf('ledger.processes', entry.actor)}</Said>
        <Source type={entry.sourceType} id={entry.sourceId} />
        <span>
          {say('ledger.reference')}
          <CopyButton text={entry.uid} label={say('ledger.copy_reference')} />
        </span>
      </p>
      <div>
        {entry.lines.map(({ account, holder, side, amount, currency }, index) => (
          // A transaction may post to one account twice; its lines never change place.
          <div key={`${account}-${side}-${index}`} className={css.line} data-side={side}>
            <AccountName code={account} holder={holder} />
            <span className={css.amount}>{side === 'D' && <Money minor={amount} currency={currency} />}</span>
            <span className={css.amount}>{side === 'C' && <Money minor={amount} currency={currency} />}</span>
          </div>
        ))}
      </div>
    </li>
  );
};

export const LedgerEntryList = () => {
  const say = useSay();
  return (
    <ListPage<Row>
      resource="ledger-transactions"
      title={say('nav.ledger')}
      tabs={<LedgerTabs />}
      firstState={null}
      order="DESC"
      views={[]}
      columns={[{ key: 'kind', header: say('ledger.entries'), renderCell: ({ kind }) => kind }]}
      emptyText={say('ledger.no_entries')}
      footNote={say('ledger.rule')}
      renderBody={(entries) => (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    />
  );
};
