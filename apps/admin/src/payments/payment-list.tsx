import { paymentsDeskApi, type Wire } from '@cairn/contracts';
import type { AdminPayment } from '@cairn/contracts/payments/payments-desk.replies';
import { useClient, useMay, useRecord, useRefresh } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Detail } from '../shell/detail.js';
import { Avatar } from '../ui/avatar.js';
import type { Column } from '../ui/data-table.js';
import type { Decision } from '../ui/decision.js';
import { Decisions } from '../ui/decisions.js';
import { Facts, Sum } from '../ui/facts.js';
import { ListPage } from '../ui/list-page.js';
import { Money, useMoneyText } from '../ui/money.js';
import { Notice } from '../ui/notice.js';
import { Code, Moment, Said, ShortDay } from '../ui/text.js';
import { useReasonField } from '../ui/use-reason-field.js';
import { DeskBadge } from './desk-badge.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<AdminPayment>;

/** Quarantined money goes back; a warning that was looked at is put away. */
function usePaymentDecisions(payment: Row): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const refresh = useRefresh('payments');
  const field = useReasonField();
  const money = useMoneyText();
  if (!may('payments.manage')) return [];
  const { mayReturn, mayDismiss, received, receivedCurrency, userName: name } = payment;
  const params = { id: payment.id };
  const decisions: Decision[] = [];
  if (mayReturn && received !== null && receivedCurrency !== null) {
    const amount = money(received, receivedCurrency);
    decisions.push({
      key: 'return',
      label: say('desk.return', { amount }),
      tone: 'primary',
      blockedBy: null,
      title: say('desk.return_title', { amount, name }),
      body: say('desk.return_body'),
      confirm: say('desk.return', { amount }),
      field,
      done: say('desk.return_done', { amount }),
      run: async (reason) => {
        await client.send(paymentsDeskApi.returnPayment, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (mayDismiss) {
    decisions.push({
      key: 'dismiss',
      label: say('desk.dismiss'),
      tone: 'secondary',
      blockedBy: null,
      title: say('desk.dismiss_title', { name }),
      body: say('desk.dismiss_body'),
      confirm: say('desk.dismiss'),
      field,
      done: say('desk.dismiss_done'),
      run: async (reason) => {
        await client.send(paymentsDeskApi.dismissWarning, { params, body: { reason } });
        await refresh();
      },
    });
  }
  return decisions;
}

const Acts = ({ payment }: { payment: Row }) => <Decisions decisions={usePaymentDecisions(payment)} />;

const PaymentDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('payments', id, (client) => client.send(paymentsDeskApi.payment, { params: { id } }));
  return (
    <Detail backTo="/payments" query={query}>
      {(payment) => ({
        kicker: (
          <>
            {say('desk.begun')} <Moment at={payment.createdAt} />
          </>
        ),
        picture: <Avatar id={payment.userEmail} name={payment.userName} large />,
        title: <Said>{payment.userName}</Said>,
        under: <DeskBadge state={payment.state} />,
        body: (
          <>
            {payment.attention !== null && (
              <Notice tone="warning">
                <p>{say(`desk.attention.${payment.attention}`)}</p>
              </Notice>
            )}
            <Sum
              parts={[]}
              total={{
                label: say('desk.asked_for'),
                value: <Money minor={payment.amount} currency={payment.currency} />,
              }}
            />
            <Facts
              facts={[
                {
                  label: say('desk.received'),
                  value:
                    payment.received === null ? null : (
                      <Money minor={payment.received} currency={payment.receivedCurrency ?? payment.currency} />
                    ),
                },
                { label: say('desk.refunded'), value: <Money minor={payment.refunded} currency={payment.currency} /> },
                { label: say('desk.purpose'), value: wordOf('desk.purposes', payment.purpose) },
                { label: say('people.email'), value: <Code>{payment.userEmail}</Code> },
                {
                  label: say('desk.provider_id'),
                  value: payment.providerPaymentId && <Code>{payment.providerPaymentId}</Code>,
                },
                { label: say('desk.failure'), value: payment.failureCode && <Code>{payment.failureCode}</Code> },
                { label: say('desk.collected_at'), value: payment.collectedAt && <Moment at={payment.collectedAt} /> },
              ]}
            />
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
  const wordOf = useCodeWord();
  const columns: readonly Column<Row>[] = [
    { key: 'person', header: say('people.person'), renderCell: ({ userName }) => <Said>{userName}</Said> },
    {
      key: 'purpose',
      header: say('desk.purpose'),
      isWideOnly: true,
      renderCell: ({ purpose }) => wordOf('desk.purposes', purpose),
    },
    {
      key: 'amount',
      header: say('list.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      key: 'date',
      header: say('list.date'),
      isWideOnly: true,
      renderCell: ({ createdAt }) => <ShortDay at={createdAt} />,
    },
    {
      key: 'state',
      header: say('list.state'),
      renderCell: ({ state, attention }) => <DeskBadge state={attention ?? state} />,
    },
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
