import type { Wire } from '@cairn/contracts';
import type { LedgerTransaction } from '@cairn/contracts/admin/ledger.replies';
import { useSay } from '../../lib/words/words.js';
import { ListPage } from '../../ui/lists/list-page.js';
import css from './entries.module.css';
import { Entry } from './entry.js';
import { LedgerTabs } from './ledger-tabs.js';
import { useEntryFilters } from './use-entry-filters.js';

type Row = Wire<LedgerTransaction>;

/** The entries under the heads of their lines, which stay in sight; each table has its own for screen readers. */
const Journal = ({ entries }: { entries: readonly Row[] }) => {
  const say = useSay();
  return (
    <div className={css.journal}>
      <p className={css.legend}>{say('ledger.legend')}</p>
      <div className={css.columns} aria-hidden="true">
        <span>{say('ledger.account')}</span>
        <span>{say('ledger.debit')}</span>
        <span>{say('ledger.credit')}</span>
      </div>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
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
      filters={useEntryFilters()}
      searchHint={say('ledger.search_hint')}
      emptyText={say('ledger.no_entries')}
      footNote={say('ledger.rule')}
      renderBody={(entries) => <Journal entries={entries} />}
    />
  );
};
