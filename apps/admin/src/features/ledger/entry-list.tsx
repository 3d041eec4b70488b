import type { Wire } from '@cairn/contracts';
import type { LedgerTransaction } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { Code, Moment, Said, Strong } from '../../ui/records/text.js';
import { AccountName } from './account-name.js';
import css from './ledger.module.css';
import { LedgerTabs } from './ledger-tabs.js';

type Row = Wire<LedgerTransaction>;

/** One transaction with its lines, debits first, credits set in as in a journal. */
const Entry = ({ entry }: { entry: Row }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <Strong>{wordOf('ledger.kinds', entry.kind)}</Strong>
        <Badge {...(entry.sealed ? { tone: 'success', shape: 'dot' } : { tone: 'neutral', shape: 'hollow' })}>
          {say(entry.sealed ? 'ledger.sealed' : 'ledger.not_sealed')}
        </Badge>
      </div>
      <p className={css.meta}>
        <Moment at={entry.effectiveAt} />
        <span>{wordOf('ledger.phases', entry.phase)}</span>
        <Said>{entry.actor}</Said>
        <span>
          {wordOf('ledger.sources', entry.sourceType)} <Code>{entry.sourceId}</Code>
        </span>
        <Code>{entry.uid}</Code>
      </p>
      <div>
        {entry.lines.map(({ account, side, amount, currency }, index) => (
          // A transaction may post to one account twice; its lines never change place.
          <div key={`${account}-${side}-${index}`} className={css.line} data-side={side}>
            <AccountName code={account} />
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
