import { paymentsDeskApi, type Wire } from '@cairn/contracts';
import type { AdminRefund } from '@cairn/contracts/payments/payments-desk.replies';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money, useMoneyText } from '../../ui/records/money.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { DeskBadge } from './desk-badge.js';
import { FirstDecision } from '../../ui/records/first-decision.js';
import { EntriesLink } from './entries-link.js';
import { PaymentsTabs } from './payments-tabs.js';
import { useDeskDecision } from '../../ui/forms/use-desk-decision.js';

type Row = Wire<AdminRefund>;

/** Retries a failed refund to the card, or credits it to the wallet. */
function useRefundDecisions(refund: Row): readonly Decision[] {
  const { id, amount, takenByBank, currency, userName: name, mayResolve, mayRetry } = refund;
  const may = useMay();
  const text = useMoneyText();
  const named = { amount: text(amount, currency), name };
  const decide = useDeskDecision('refunds');
  if (!mayResolve || !may('payments.manage')) return [];
  const params = { id };
  return [
    decide({
      key: 'to_wallet',
      tone: 'secondary',
      named: { amount: text(amount - takenByBank, currency), name },
      send: (client, reason) => client.send(paymentsDeskApi.refundToWallet, { params, body: { reason } }),
    }),
    ...(mayRetry
      ? [
          decide({
            key: 'retry',
            tone: 'primary',
            named,
            send: (client, reason) => client.send(paymentsDeskApi.retryRefund, { params, body: { reason } }),
          }),
        ]
      : []),
  ];
}

const Acts = ({ refund }: { refund: Row }) => <Decisions decisions={useRefundDecisions(refund)} />;

/** Why a refund failed, and what was done about it. */
const Failure = ({ refund }: { refund: Row }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { failureCode, resolution, resolvedAt, takenByBank, takenElsewhere, currency } = refund;
  return (
    <Section title={say('desk.states.failed')}>
      <Facts
        facts={[
          {
            label: say('desk.failure'),
            value: failureCode && <Said>{wordOf('desk.refund_failures', failureCode)}</Said>,
          },
          { label: say('desk.settled'), value: resolution && wordOf('desk.resolutions', resolution) },
          ...(takenByBank > 0
            ? [{ label: say('desk.taken_by_bank'), value: <Money minor={takenByBank} currency={currency} /> }]
            : []),
          ...(takenElsewhere > 0
            ? [{ label: say('desk.taken_elsewhere'), value: <Money minor={takenElsewhere} currency={currency} /> }]
            : []),
          { label: say('desk.settled_at'), value: resolvedAt && <Moment at={resolvedAt} /> },
        ]}
      />
    </Section>
  );
};

const RefundDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('refunds', id);
  return (
    <Detail backTo="/refunds" query={query}>
      {(refund) => ({
        ...recordHead({
          begun: say('desk.begun'),
          at: refund.createdAt,
          id: refund.userId,
          leadsTo: 'users',
          name: refund.userName,
          under: <DeskBadge state={refund.state} />,
        }),
        body: (
          <>
            {refund.state === 'failed' && refund.resolution === null && <FirstDecision by={refund.firstDecider} />}
            <Sum
              parts={[]}
              total={{
                label: say(refund.state === 'succeeded' ? 'desk.refunded' : 'desk.refund'),
                value: <Money minor={refund.amount} currency={refund.currency} />,
              }}
            />
            <Facts
              facts={[
                {
                  label: say('ledger.sources.payment'),
                  value: (
                    <RecordLink resource="payments" id={refund.paymentId}>
                      {wordOf('desk.purposes', refund.subjectType)}
                    </RecordLink>
                  ),
                },
                { label: say('people.email'), value: <Code>{refund.userEmail}</Code> },
                { label: say('desk.attempt'), value: refund.attempt },
                { label: say('desk.origin'), value: say(`desk.origins.${refund.origin}`) },
                {
                  label: say('desk.provider_id'),
                  value: refund.providerRefundId && <Code>{refund.providerRefundId}</Code>,
                },
                { label: say('desk.finished_at'), value: refund.finishedAt && <Moment at={refund.finishedAt} /> },
              ]}
            />
            {refund.state === 'failed' && <Failure refund={refund} />}
            <EntriesLink of={refund.id} />
          </>
        ),
        foot: <Acts refund={refund} />,
      })}
    </Detail>
  );
};

/** Refunds: those that failed wait for finance. */
export const RefundList = () => {
  const say = useSay();
  const { person, worded, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    worded('failureCode', 'desk.failure', 'desk.refund_failures'),
    money('amount', 'list.amount'),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state }) => <DeskBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="refunds"
      title={say('nav.refunds')}
      tabs={<PaymentsTabs />}
      firstState="failed"
      views={[
        { label: say('desk.views.failed'), state: 'failed' },
        { label: say('desk.views.open'), state: 'open' },
        { label: say('desk.views.settled'), state: 'settled' },
        { label: say('desk.states.succeeded'), state: 'succeeded' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('desk.no_refunds')}
      renderDetail={(id) => <RefundDetail key={id} id={id} />}
    />
  );
};
