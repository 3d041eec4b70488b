import type { Wire } from '@cairn/contracts';
import type { BankStatementRow } from '@cairn/contracts/payments/bank-statements.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CalendarDate, Code } from '../../ui/records/text.js';
import { BankingTabs } from './banking-tabs.js';
import { StatementDetail } from './statement-detail.js';
import { ImportForm } from './import-form.js';

type Row = Wire<BankStatementRow>;

/** The bank statements that were imported. */
export const BankStatementList = () => {
  const say = useSay();
  const language = useLanguage();
  const may = useMay()('payments.manage');
  const [isOpen, setIsOpen] = useState(false);
  const { money, day, email } = useCommonColumns();
  const count = (key: 'lineCount' | 'openCount'): Column<Row> => ({
    key,
    header: say(`banking.${key}`),
    isFigure: true,
    isFolded: true,
    renderCell: ({ [key]: number }) => formatCount(language, number),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'days',
      header: say('banking.period'),
      renderCell: ({ firstOn, lastOn }) => (
        <>
          <CalendarDate date={firstOn} /> – <CalendarDate date={lastOn} />
        </>
      ),
    },
    {
      key: 'account',
      header: say('banking.account'),
      isFolded: true,
      renderCell: ({ account }) => <Code>{account}</Code>,
    },
    money('opening', 'banking.opening', { isWideOnly: true }),
    money('closing', 'banking.closing'),
    count('lineCount'),
    count('openCount'),
    day('importedAt', 'banking.imported'),
    {
      ...email,
      key: 'importedBy',
      header: say('banking.imported_by'),
      renderCell: ({ importedBy }) => <Code>{importedBy}</Code>,
    },
  ];
  return (
    <>
      <ListPage<Row>
        resource="bank-statements"
        title={say('nav.bank-statements')}
        tabs={<BankingTabs />}
        firstState={null}
        order="DESC"
        views={[{ label: say('list.all'), state: null }]}
        columns={columns}
        emptyText={say('banking.no_statements')}
        footNote={say('banking.statements_note')}
        renderDetail={(id) => <StatementDetail key={id} id={id} />}
        acts={
          may && (
            <Button variant="contained" onClick={() => setIsOpen(true)}>
              {say('banking.import')}
            </Button>
          )
        }
      />
      {isOpen && <ImportForm onClose={() => setIsOpen(false)} />}
    </>
  );
};
