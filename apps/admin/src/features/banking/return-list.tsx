import type { Wire } from '@cairn/contracts';
import type { BankReturn } from '@cairn/contracts/payments/bank-statements.replies';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { Notice } from '../../ui/records/notice.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Said, Strong } from '../../ui/records/text.js';
import { BankingBadge } from './banking-badge.js';
import { BankingTabs } from './banking-tabs.js';
import { useReturnDecisions } from './use-return-decisions.js';

type Row = Wire<BankReturn>;

const Acts = ({ one }: { one: Row }) => <Decisions decisions={useReturnDecisions(one)} />;

const Body = ({ one }: { one: Row }) => {
  const say = useSay();
  return (
    <>
      <Sum
        parts={[]}
        total={{
          label: say(`banking.return_of.${one.of}`),
          value: <Money minor={one.amount} currency={one.currency} />,
        }}
      />
      {one.state === 'planned' && one.accountLast4 === null && (
        <Notice tone="warning">
          <p>{say('banking.no_return_account')}</p>
          <p>{say(`banking.no_return_way.${one.of}`)}</p>
        </Notice>
      )}
      <Facts
        facts={[
          { label: say('people.person'), value: one.userName && <Said>{one.userName}</Said> },
          { label: say('banking.other_account'), value: one.accountLast4 && <Code>{`…${one.accountLast4}`}</Code> },
          {
            label: say('banking.line'),
            value: one.lineId && (
              <RecordLink resource="bank-lines" id={one.lineId}>
                {say('banking.open_line')}
              </RecordLink>
            ),
          },
          { label: say('banking.bank_ref'), value: one.bankRef && <Code>{one.bankRef}</Code> },
          { label: say('fees.reason'), value: one.reason && <Said>{one.reason}</Said> },
          { label: say('banking.asked_by'), value: one.askedBy && <Code>{one.askedBy}</Code> },
          { label: say('banking.approved_by'), value: one.approvedBy && <Code>{one.approvedBy}</Code> },
          { label: say('banking.begun'), value: one.begunAt && <Moment at={one.begunAt} /> },
          { label: say('banking.reference'), value: one.reference && <Code>{one.reference}</Code> },
          { label: say('banking.finished'), value: one.finishedAt && <Moment at={one.finishedAt} /> },
        ]}
      />
    </>
  );
};

const ReturnDetail = ({ id }: { id: string }) => {
  const query = useRecord('bank-returns', id);
  return (
    <Detail backTo="/bank-returns" query={query}>
      {(one) => ({
        kicker: <Moment at={one.createdAt} />,
        picture: null,
        name: one.number,
        title: one.number,
        under: <BankingBadge state={one.state} />,
        body: <Body one={one} />,
        foot: <Acts one={one} />,
      })}
    </Detail>
  );
};

/** Transfers that give money back. */
export const BankReturnList = () => {
  const say = useSay();
  const { money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    { key: 'number', header: say('list.number'), renderCell: ({ number }) => <Strong>{number}</Strong> },
    {
      key: 'of',
      header: say('banking.return_for'),
      renderCell: ({ of, userName }) => <Said>{userName ?? say(`banking.return_of.${of}`)}</Said>,
    },
    money('amount', 'list.amount'),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state }) => <BankingBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="bank-returns"
      title={say('nav.bank-returns')}
      tabs={<BankingTabs />}
      firstState="planned"
      views={[
        ...(['planned', 'sent', 'failed'] as const).map((state) => ({ label: say(`banking.states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('banking.no_returns')}
      footNote={say('banking.returns_note')}
      renderDetail={(id) => <ReturnDetail key={id} id={id} />}
    />
  );
};
