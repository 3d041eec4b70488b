import { paymentsDeskApi, type Wire } from '@cairn/contracts';
import type { AdminPayment } from '@cairn/contracts/payments/payments-desk.replies';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money, useMoneyText } from '../../ui/records/money.js';
import { Notice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { Code, Moment, None, Said } from '../../ui/records/text.js';
import { DeskBadge } from './desk-badge.js';
import { FirstDecision } from '../../ui/records/first-decision.js';
import { EntriesLink } from './entries-link.js';
import { PaymentsTabs } from './payments-tabs.js';
import { useDeskDecision } from '../../ui/forms/use-desk-decision.js';

type Row = Wire<AdminPayment>;

/** Returns quarantined money; dismisses a warning. */
function usePaymentDecisions(payment: Row): readonly Decision[] {
  const may = useMay();
  const money = useMoneyText();
  const decide = useDeskDecision('payments');
  if (!may('payments.manage')) return [];
  const { mayReturn, mayDismiss, received, receivedCurrency, userName: name } = payment;
  const params = { id: payment.id };
  const decisions: Decision[] = [];
  if (mayReturn && received !== null && receivedCurrency !== null) {
    decisions.push(
      decide({
        key: 'return',
        tone: 'primary',
        named: { amount: money(received, receivedCurrency), name },
        send: (client, reason) => client.send(paymentsDeskApi.returnPayment, { params, body: { reason } }),
      }),
    );
  }
  if (mayDismiss) {
    decisions.push(
      decide({
        key: payment.attention === 'debit_stopped' ? 'allow_debits' : 'dismiss',
        tone: 'secondary',
        named: { name },
        send: (client, reason) => client.send(paymentsDeskApi.dismissWarning, { params, body: { reason } }),
      }),
    );
  }
  return decisions;
}

const Acts = ({ payment }: { payment: Row }) => <Decisions decisions={usePaymentDecisions(payment)} />;

const PaymentDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('payments', id);
  return (
    <Detail backTo="/payments" query={query}>
      {(payment) => ({
        ...recordHead({
          begun: say('desk.begun'),
          at: payment.createdAt,
          id: payment.userId,
          leadsTo: 'users',
          name: payment.userName,
          under: <DeskBadge state={payment.state} />,
        }),
        body: (
          <>
            {payment.attention !== null && (
              <Notice tone="warning">
                <p>{say(`desk.attention.${payment.attention}`)}</p>
              </Notice>
            )}
            {payment.state === 'quarantined' && <FirstDecision by={payment.firstDecider} />}
            <Sum
              parts={[
                {
                  label: say('desk.asked_for'),
                  value: <Money minor={payment.amount} currency={payment.currency} />,
                },
                ...(payment.refunded === 0
                  ? []
                  : [
                      {
                        label: say('desk.refunded'),
                        value: <Money minor={-payment.refunded} currency={payment.currency} />,
                      },
                    ]),
              ]}
              total={{
                label: say('desk.received'),
                value:
                  payment.received === null ? (
                    <None />
                  ) : (
                    <Money minor={payment.received} currency={payment.receivedCurrency ?? payment.currency} />
                  ),
              }}
            />
            <Facts
              facts={[
                { label: say('desk.purpose'), value: wordOf('desk.purposes', payment.purpose) },
                { label: say('people.email'), value: <Code>{payment.userEmail}</Code> },
                {
                  label: say('desk.provider_id'),
                  value: payment.providerPaymentId && <Code>{payment.providerPaymentId}</Code>,
                },
                ...(payment.failureCode === null
                  ? []
                  : [
                      {
                        label: say('desk.failure'),
                        value: <Said>{wordOf('desk.payment_failures', payment.failureCode)}</Said>,
                      },
                    ]),
                { label: say('desk.collected_at'), value: payment.collectedAt && <Moment at={payment.collectedAt} /> },
              ]}
            />
            <EntriesLink of={payment.id} />
          </>
        ),
        foot: <Acts payment={payment} />,
      })}
    </Detail>
  );
};

/** Payments through providers: those that do not fit wait for finance. */
export const PaymentList = () => {
  const say = useSay();
  const { person, worded, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    worded('purpose', 'desk.purpose', 'desk.purposes'),
    money('amount', 'list.amount'),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state, attention }) => <DeskBadge state={attention ?? state} /> },
  ];
  return (
    <ListPage<Row>
      resource="payments"
      title={say('nav.payments')}
      tabs={<PaymentsTabs />}
      firstState="attention"
      views={[
        { label: say('desk.views.attention'), state: 'attention' },
        { label: say('desk.states.quarantined'), state: 'quarantined' },
        { label: say('desk.states.late'), state: 'late' },
        { label: say('desk.states.collected'), state: 'collected' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('desk.no_payments')}
      renderDetail={(id) => <PaymentDetail key={id} id={id} />}
    />
  );
};
