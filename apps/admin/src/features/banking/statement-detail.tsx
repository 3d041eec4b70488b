import type { Wire } from '@cairn/contracts';
import type { BankStatementDetail } from '@cairn/contracts/payments/bank-statements.replies';
import { useRecord } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { CalendarDate, Code, Moment, Said, SmallMuted } from '../../ui/records/text.js';
import { BankingBadge } from './banking-badge.js';

const Body = ({ statement }: { statement: Wire<BankStatementDetail> }) => {
  const say = useSay();
  const language = useLanguage();
  const { account, currency, opening, closing, format, reference, importedBy, importedAt, lineCount, lines } =
    statement;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <>
      <Facts
        facts={[
          { label: say('banking.account'), value: <Code>{account}</Code> },
          { label: say('banking.opening'), value: money(opening) },
          { label: say('banking.closing'), value: money(closing) },
          { label: say('banking.file'), value: format },
          { label: say('banking.reference'), value: reference && <Code>{reference}</Code> },
          { label: say('banking.file_hash'), value: <Code>{statement.fileHash.slice(0, 16)}</Code> },
          { label: say('banking.imported_by'), value: <Code>{importedBy}</Code> },
          { label: say('banking.imported'), value: <Moment at={importedAt} /> },
          { label: say('banking.lineCount'), value: formatCount(language, lineCount) },
        ]}
      />
      <PlainTable
        label={say('banking.lineCount')}
        rows={lines}
        linkTo={({ id }) => `/bank-lines/${id}`}
        columns={[
          { key: 'bookedOn', header: say('list.date'), renderCell: ({ bookedOn }) => <CalendarDate date={bookedOn} /> },
          {
            key: 'text',
            header: say('banking.text'),
            renderCell: ({ counterpartyName, remittance }) => (
              <>
                {counterpartyName && <Said>{counterpartyName}</Said>}{' '}
                {remittance && (
                  <SmallMuted>
                    <Said>{remittance}</Said>
                  </SmallMuted>
                )}
              </>
            ),
          },
          { key: 'amount', header: say('list.amount'), isFigure: true, renderCell: ({ amount }) => money(amount) },
          {
            key: 'state',
            header: say('list.state'),
            isFolded: true,
            renderCell: ({ state }) => <BankingBadge state={state} />,
          },
        ]}
      />
    </>
  );
};

/** One imported statement: its balances, where it comes from, and its lines. */
export const StatementDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('bank-statements', id);
  return (
    <Detail backTo="/bank-statements" query={query}>
      {(statement) => ({
        kicker: <Moment at={statement.importedAt} />,
        picture: null,
        name: say('banking.statement'),
        title: (
          <>
            <CalendarDate date={statement.firstOn} /> – <CalendarDate date={statement.lastOn} />
          </>
        ),
        under: <Code>{statement.account}</Code>,
        body: <Body statement={statement} />,
        foot: null,
      })}
    </Detail>
  );
};
