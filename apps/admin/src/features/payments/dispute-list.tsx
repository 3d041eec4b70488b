import type { Wire } from '@cairn/contracts';
import type { AdminDispute } from '@cairn/contracts/payments/payments-desk.replies';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { DeskBadge } from './desk-badge.js';
import { EvidenceActs, EvidenceContents, EvidenceDue } from './dispute-evidence.js';
import { EntriesLink } from './entries-link.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<AdminDispute>;

const isUndecided = ({ state }: Row): boolean => state === 'warning' || state === 'open';

const DisputeDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('disputes', id);
  return (
    <Detail backTo="/disputes" query={query}>
      {(dispute) => ({
        ...recordHead({
          begun: say('desk.opened'),
          at: dispute.openedAt,
          id: dispute.userId,
          leadsTo: 'users',
          name: dispute.userName,
          under: (
            <>
              <DeskBadge state={dispute.state} />
              <Code>{dispute.ref}</Code>
            </>
          ),
        }),
        body: (
          <>
            <Sum
              parts={[]}
              total={{
                label: say('desk.disputed'),
                value: <Money minor={dispute.amount} currency={dispute.currency} />,
              }}
            />
            <Facts
              facts={[
                { label: say('desk.reason'), value: <Said>{wordOf('desk.dispute_reasons', dispute.reason)}</Said> },
                {
                  label: say('desk.borne_by'),
                  value: dispute.borneBy === null ? say('desk.nothing_taken') : wordOf('desk.bearers', dispute.borneBy),
                },
                {
                  label: say('desk.evidence_due'),
                  value: dispute.evidenceDueAt && (
                    <EvidenceDue at={dispute.evidenceDueAt} isUndecided={isUndecided(dispute)} />
                  ),
                },
                { label: say('desk.dispute_fee'), value: <Money minor={dispute.fee} currency={dispute.currency} /> },
                { label: say('desk.withdrawn_at'), value: dispute.withdrawnAt && <Moment at={dispute.withdrawnAt} /> },
                { label: say('desk.closed_at'), value: dispute.closedAt && <Moment at={dispute.closedAt} /> },
                {
                  label: say('ledger.sources.payment'),
                  value: (
                    <RecordLink resource="payments" id={dispute.paymentId}>
                      {wordOf('desk.purposes', dispute.purpose)}
                    </RecordLink>
                  ),
                },
                { label: say('people.email'), value: <Code>{dispute.userEmail}</Code> },
              ]}
            />
            <EntriesLink of={dispute.id} />
            <EvidenceContents id={id} />
            {isUndecided(dispute) && <p>{say('desk.evidence.note')}</p>}
          </>
        ),
        foot: <EvidenceActs dispute={dispute} />,
      })}
    </Detail>
  );
};

/** Payments disputed by the payers' banks; evidence is submitted in the provider's dashboard. */
export const DisputeList = () => {
  const say = useSay();
  const { person, worded, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    worded('reason', 'desk.reason', 'desk.dispute_reasons'),
    money('amount', 'list.amount'),
    day('openedAt', 'desk.opened'),
    day('evidenceDueAt', 'desk.evidence_due'),
    { ...stateHead, renderCell: ({ state }) => <DeskBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="disputes"
      title={say('nav.disputes')}
      tabs={<PaymentsTabs />}
      firstState="undecided"
      views={[
        { label: say('desk.views.undecided'), state: 'undecided' },
        { label: say('desk.evidence.view'), state: 'evidence_due' },
        { label: say('desk.states.won'), state: 'won' },
        { label: say('desk.states.lost'), state: 'lost' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('desk.no_disputes')}
      renderDetail={(id) => <DisputeDetail key={id} id={id} />}
    />
  );
};
