import type { Wire } from '@cairn/contracts';
import type { BankLine, BankLineRow } from '@cairn/contracts/payments/bank-statements.replies';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CalendarDate, Code, Said } from '../../ui/records/text.js';
import { BankingBadge } from './banking-badge.js';
import { LineActs } from './line-acts.js';

/** What the line was matched to, where that is a record of the console. */
export const LineMatch = ({
  line: { matchedType, matchedId },
}: {
  line: Pick<Wire<BankLineRow>, 'matchedType' | 'matchedId'>;
}) => {
  const say = useSay();
  if (matchedType === null || matchedId === null) return null;
  const name = say(`banking.matches.${matchedType}`);
  if (matchedType === 'provider_payout') return <Said>{name}</Said>;
  const resource = {
    payment: 'payments',
    withdrawal: 'withdrawals',
    payout: 'payouts',
    bank_return: 'bank-returns',
  } as const;
  return (
    <RecordLink resource={resource[matchedType]} id={matchedId}>
      {name}
    </RecordLink>
  );
};

const useFacts = (line: Wire<BankLine>) => {
  const say = useSay();
  return [
    { label: say('list.date'), value: <CalendarDate date={line.bookedOn} /> },
    { label: say('banking.reason'), value: line.reason && say(`banking.reasons.${line.reason}`) },
    { label: say('banking.text'), value: line.remittance && <Said>{line.remittance}</Said> },
    { label: say('banking.our_ref'), value: line.ourRef && <Code>{line.ourRef}</Code> },
    {
      label: say('banking.expected'),
      value: line.expected === null ? null : <Money minor={line.expected} currency={line.currency} />,
    },
    { label: say('banking.match'), value: line.matchedType && <LineMatch line={line} /> },
    { label: say('banking.booked_to'), value: line.bookedTo && say(`banking.bookings.${line.bookedTo}`) },
    { label: say('banking.other_side'), value: line.counterpartyName && <Said>{line.counterpartyName}</Said> },
    {
      label: say('banking.other_account'),
      value: line.counterpartyAccount && <Code>{`…${line.counterpartyAccount}`}</Code>,
    },
    { label: say('banking.bank_ref'), value: line.bankRef && <Code>{line.bankRef}</Code> },
    { label: say('banking.end_to_end'), value: line.endToEnd && <Code>{line.endToEnd}</Code> },
    { label: say('banking.account'), value: <Code>{line.account}</Code> },
    { label: say('banking.owner'), value: line.ownerEmail && <Said>{line.ownerEmail}</Said> },
    { label: say('banking.note'), value: line.note && <Said>{line.note}</Said> },
  ];
};

const Body = ({ line }: { line: Wire<BankLine> }) => {
  const say = useSay();
  const { amount, open, currency, state } = line;
  return (
    <>
      <Sum
        parts={
          state === 'open' && open !== amount
            ? [{ label: say('list.amount'), value: <Money minor={amount} currency={currency} /> }]
            : []
        }
        total={{
          label: say(state === 'open' ? 'banking.open' : 'list.amount'),
          value: <Money minor={state === 'open' ? open : amount} currency={currency} />,
        }}
      />
      <Facts facts={useFacts(line)} />
    </>
  );
};

/** One line with everything that the bank said, and what can be decided about it. */
export const LineDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('bank-lines', id);
  return (
    <Detail backTo="/bank-lines" query={query}>
      {(line) => ({
        kicker: <CalendarDate date={line.bookedOn} />,
        picture: null,
        name: say('banking.line'),
        title: say('banking.line'),
        under: <BankingBadge state={line.state} />,
        body: <Body line={line} />,
        foot: <LineActs line={line} />,
      })}
    </Detail>
  );
};
