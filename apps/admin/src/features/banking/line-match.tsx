import type { Wire } from '@cairn/contracts';
import type { BankLineRow } from '@cairn/contracts/payments/bank-statements.replies';
import { useSay } from '../../lib/words/words.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Said } from '../../ui/records/text.js';

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
