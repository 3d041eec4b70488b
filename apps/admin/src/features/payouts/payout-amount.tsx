import type { Wire } from '@cairn/contracts';
import type { AdminPayoutRecord } from '@cairn/contracts/admin/admin.replies';
import { CALLED_OFF_STATES } from '@cairn/contracts/lifecycles/payout.lifecycle';
import { formatPercent } from '@cairn/i18n';
import { useLanguage, useSay, type WordKey } from '../../lib/words/words.js';
import { Sum, type Fact } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';

/** Basis points of a whole. */
const BASIS = 10_000;

type Payout = Wire<AdminPayoutRecord>;

/** What is taken off the money raised, and what of the rest is not in this payout; parts of zero are left out. */
const deductionsOf = ({ sum: { otherPayouts, chargedBack, left } }: Payout): readonly [WordKey, number][] => {
  const parts: readonly [WordKey, number][] = [
    ['payouts.sum.other_payouts', -otherPayouts],
    ['payouts.sum.charged_back', -chargedBack],
    [left < 0 ? 'payouts.sum.over' : 'payouts.sum.not_included', -left],
  ];
  return parts.filter(([, minor]) => minor !== 0);
};

/** How the amount comes about: raised, less the fee, less what was paid out or taken back, is this payout. */
export const PayoutAmount = ({ payout }: { payout: Payout }) => {
  const say = useSay();
  const language = useLanguage();
  const { amount, currency, sum, state } = payout;
  const line = (label: string, minor: number): Fact => ({ label, value: <Money minor={minor} currency={currency} /> });
  const total = line(say('payouts.sum.this'), amount);
  // One that was called off is no part of the sum: what can be requested now is.
  if (CALLED_OFF_STATES.includes(state))
    return <Sum parts={[line(say('payouts.sum.left_now'), sum.left)]} total={total} />;
  return (
    <Sum
      parts={[
        line(say('payouts.sum.raised'), sum.raised),
        line(say('payouts.sum.fee', { rate: formatPercent(language, sum.feeBasisPoints / BASIS, 2) }), -sum.fee),
        ...deductionsOf(payout).map(([word, minor]) => line(say(word), minor)),
      ]}
      total={total}
    />
  );
};
