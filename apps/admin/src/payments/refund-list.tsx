import { paymentsDeskApi, type Wire } from '@cairn/contracts';
import type { AdminRefund } from '@cairn/contracts/payments/payments-desk.replies';
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
import { Code, Moment, Said, ShortDay } from '../ui/text.js';
import { useReasonField } from '../ui/use-reason-field.js';
import { DeskBadge } from './desk-badge.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<AdminRefund>;

/** To the card once more, or to the wallet: what failed is settled one way. */
function useRefundDecisions({ id, amount: minor, currency, userName: name, mayResolve }: Row): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const refresh = useRefresh('refunds');
  const field = useReasonField();
  const amount = useMoneyText()(minor, currency);
  if (!mayResolve || !may('payments.manage')) return [];
  const params = { id };
  return [
    {
      key: 'wallet',
      label: say('desk.to_wallet', { amount }),
      tone: 'secondary',
      blockedBy: null,
      title: say('desk.to_wallet_title', { amount, name }),
      body: say('desk.to_wallet_body'),
      confirm: say('desk.to_wallet', { amount }),
      field,
      done: say('desk.to_wallet_done', { amount }),
      run: async (reason) => {
        await client.send(paymentsDeskApi.refundToWallet, { params, body: { reason } });
        await refresh();
      },
    },
    {
      key: 'retry',
      label: say('desk.retry', { amount }),
      tone: 'primary',
      blockedBy: null,
      title: say('desk.retry_title', { amount, name }),
      body: say('desk.retry_body'),
      confirm: say('desk.retry', { amount }),
      field,
      done: say('desk.retry_done', { amount }),
      run: async (reason) => {
        await client.send(paymentsDeskApi.retryRefund, { params, body: { reason } });
        await refresh();
      },
    },
  ];
}

const Acts = ({ refund }: { refund: Row }) => <Decisions decisions={useRefundDecisions(refund)} />;

const RefundDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('refunds', id, (client) => client.send(paymentsDeskApi.refund, { params: { id } }));
  return (
    <Detail backTo="/refunds" query={query}>
      {(refund) => ({
        kicker: (
          <>
            {say('desk.begun')} <Moment at={refund.createdAt} />
          </>
        ),
        picture: <Avatar id={refund.userEmail} name={refund.userName} large />,
        title: <Said>{refund.userName}</Said>,
        under: <DeskBadge state={refund.state} />,
        body: (
          <>
            <Sum
              parts={[]}
              total={{ label: say('desk.refund'), value: <Money minor={refund.amount} currency={refund.currency} /> }}
            />
            <Facts
              facts={[
                { label: say('people.email'), value: <Code>{refund.userEmail}</Code> },
                { label: say('desk.failure'), value: refund.failureCode && <Code>{refund.failureCode}</Code> },
                { label: say('desk.attempt'), value: refund.attempt },
                { label: say('desk.origin'), value: say(`desk.origins.${refund.origin}`) },
                {
                  label: say('desk.provider_id'),
                  value: refund.providerRefundId && <Code>{refund.providerRefundId}</Code>,
                },
                {
                  label: say('desk.settled'),
                  value: refund.resolution && wordOf('desk.resolutions', refund.resolution),
                },
                { label: say('desk.settled_at'), value: refund.resolvedAt && <Moment at={refund.resolvedAt} /> },
              ]}
            />
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
  const columns: readonly Column<Row>[] = [
    { key: 'person', header: say('people.person'), renderCell: ({ userName }) => <Said>{userName}</Said> },
    {
      key: 'failure',
      header: say('desk.failure'),
      isWideOnly: true,
      renderCell: ({ failureCode }) => failureCode && <Code>{failureCode}</Code>,
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
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <DeskBadge state={state} /> },
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
