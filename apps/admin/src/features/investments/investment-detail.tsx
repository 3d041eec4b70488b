import { adminApi, INVESTMENT_STATES, PAYMENT_STATES, REFUND_STATES, type Wire } from '@cairn/contracts';
import type { AdminInvestment } from '@cairn/contracts/admin/admin-investment.replies';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Facts, Sum, type Fact } from '../../ui/records/facts.js';
import { History } from '../../ui/records/history.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Money, useMoneyText } from '../../ui/records/money.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink, RecordLink } from '../../ui/records/record-link.js';
import { InvestmentBadge } from '../../ui/records/state-badge.js';
import { FirstDecision } from '../../ui/records/first-decision.js';
import { useDeskDecision } from '../../ui/forms/use-desk-decision.js';
import { Code, Moment, Muted } from '../../ui/records/text.js';

type Investment = Wire<AdminInvestment>;

/** The amount, and what it is made of where shares have a price. */
const Amount = ({ investment: { amount, currency, units, pricePerShare } }: { investment: Investment }) => {
  const say = useSay();
  const language = useLanguage();
  const parts: Fact[] =
    units === null || pricePerShare === null
      ? []
      : [
          { label: say('investments.shares'), value: formatCount(language, units) },
          { label: say('investments.price'), value: <Money minor={pricePerShare} currency={currency} /> },
        ];
  return (
    <Sum parts={parts} total={{ label: say('list.amount'), value: <Money minor={amount} currency={currency} /> }} />
  );
};

/** Payments and refunds, each leading to its own record. */
const Movements = ({ investment: { movements } }: { investment: Investment }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  if (movements.length === 0) return <Muted>{say('investments.no_movements')}</Muted>;
  const known: readonly string[] = [...PAYMENT_STATES, ...REFUND_STATES];
  return (
    <Facts
      areFigures
      facts={movements.map(({ id, kind, state, amount, currency }) => ({
        key: id,
        label: (
          <>
            <RecordLink resource={kind === 'payment' ? 'payments' : 'refunds'} id={id}>
              {say(kind === 'payment' ? 'investments.payment_made' : 'investments.refund')}
            </RecordLink>{' '}
            <Muted>{known.includes(state) ? wordOf('desk.states', state) : state}</Muted>
          </>
        ),
        value: <Money minor={kind === 'payment' ? amount : -amount} currency={currency} />,
      }))}
    />
  );
};

const InvestmentHistory = ({ investment: { history } }: { investment: Investment }) => {
  const say = useSay();
  const wordOf = (code: string): string => {
    const state = INVESTMENT_STATES.find((one) => one === code);
    return state === undefined ? code : say(`states.investment.${state}`);
  };
  return <History entries={history} wordOf={wordOf} />;
};

const Standing = ({ investment }: { investment: Investment }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const moment = (at: string | null) => at && <Moment at={at} />;
  return (
    <Facts
      facts={[
        {
          label: say('investments.campaign'),
          value: (
            <RecordLink resource="campaigns" id={investment.campaignId}>
              {investment.campaignName}
            </RecordLink>
          ),
        },
        {
          label: say('investments.investor'),
          value: (
            <RecordLink resource="users" id={investment.investorId}>
              {investment.investorName}
            </RecordLink>
          ),
        },
        { label: say('people.email'), value: <Code>{investment.investorEmail}</Code> },
        {
          label: say('investments.payment'),
          value: investment.paymentType && wordOf('rails', investment.paymentType),
        },
        ...(investment.receivedAt === null && investment.reservedUntil !== null
          ? [{ label: say('investments.reserved_until'), value: moment(investment.reservedUntil) }]
          : [{ label: say('investments.received_at'), value: moment(investment.receivedAt) }]),
        { label: say('investments.cancel_until'), value: moment(investment.cancelUntil) },
        { label: say('campaigns.closes'), value: moment(investment.closesAt) },
      ]}
    />
  );
};

/** gives an investment back whose money is in escrow. */
const Acts = ({ investment }: { investment: Investment }) => {
  const may = useMay();
  const text = useMoneyText();
  const decide = useDeskDecision('investments');
  const { id, mayRefund, amount, currency, investorName: name } = investment;
  if (!mayRefund || !may('payments.manage')) return null;
  return (
    <Decisions
      decisions={[
        decide({
          key: 'refund_investment',
          tone: 'danger',
          named: { amount: text(amount, currency), name },
          send: (client, reason) => client.send(adminApi.refundInvestment, { params: { id }, body: { reason } }),
        }),
      ]}
    />
  );
};

/** One investment: what it is, how it was paid, what went back, and its entries in the ledger. */
export const InvestmentDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/investments" query={useRecord('investments', id)}>
      {(investment) => ({
        ...recordHead({
          begun: say('investments.made'),
          at: investment.createdAt,
          id: investment.investorId,
          leadsTo: 'users',
          name: investment.investorName,
          under: (
            <>
              <InvestmentBadge state={investment.state} />
              <Code>{investment.number}</Code>
            </>
          ),
        }),
        body: (
          <>
            {investment.state === 'received' && <FirstDecision by={investment.firstDecider} />}
            <Amount investment={investment} />
            <Standing investment={investment} />
            <Section title={say('investments.movements')}>
              <Movements investment={investment} />
              <p>
                <ListLink resource="ledger-transactions" filter={{ q: investment.id }}>
                  {say('ledger.entries_of')}
                </ListLink>
              </p>
            </Section>
            <Section title={say('investments.history')}>
              <InvestmentHistory investment={investment} />
            </Section>
          </>
        ),
        foot: <Acts investment={investment} />,
      })}
    </Detail>
  );
};
