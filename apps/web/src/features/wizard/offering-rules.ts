import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { formatMoney } from '../../lib/format.js';
import type { FormRefusal } from '../../ui/use-contract-form.js';

type Raise = { [Name in keyof Wire<FundraisingDetailRequest>]?: unknown };
type Terms = { [Name in keyof Wire<CampaignTermsRequest>]?: unknown };

/** An amount in minor units, or null where nothing usable has been typed. */
const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

/** Speaks only once both sides are known: a draft may be half done. */
const above = (a: unknown, b: unknown): boolean => {
  const [left, right] = [amount(a), amount(b)];
  return left !== null && right !== null && left > right;
};

/** V-16, V-17: how the amounts of a raise must relate, in the API's own codes. */
export const raiseRefusals = (raise: Raise): FormRefusal[] => {
  const { goal, minimumRaise, maximumRaise, maxOfferingAmount, minimumInvestment, maximumInvestment } = raise;
  const equal = amount(minimumRaise) !== null && minimumRaise === goal;
  const rules: readonly [boolean, string, string][] = [
    [above(minimumRaise, goal) || equal, 'minimumRaise', 'campaign.goal_not_above_minimum'],
    [above(maximumRaise, goal) || above(minimumRaise, maximumRaise), 'maximumRaise', 'campaign.maximum_raise_range'],
    [above(minimumInvestment, maximumInvestment), 'minimumInvestment', 'campaign.investment_range'],
    [above(maximumInvestment, goal), 'maximumInvestment', 'campaign.maximum_investment_above_goal'],
    [above(goal, maxOfferingAmount), 'maxOfferingAmount', 'campaign.offering_below_goal'],
  ];
  return rules.filter(([broken]) => broken).map(([, field, code]) => ({ field, code }));
};

/** V-18 and decisions 1 and 34: how the price and the number of shares must fit the raise. */
export const termsRefusals = (terms: Terms, raise: Raise): FormRefusal[] => {
  const price = amount(terms.pricePerShare);
  const least = amount(raise.minimumInvestment);
  const shares = amount(terms.availableShares);
  const most = amount(raise.maxOfferingAmount);
  const refusals: FormRefusal[] = [];
  if (price === null) return refusals;
  if (least !== null && price % least !== 0 && least % price !== 0) {
    const currency = typeof raise.equityCurrencyCode === 'string' ? raise.equityCurrencyCode : 'USD';
    refusals.push({
      field: 'pricePerShare',
      code: 'campaign.price_misfit',
      params: { price: formatMoney(price, currency), minimum: formatMoney(least, currency) },
    });
  }
  if (shares !== null && most !== null && BigInt(shares) * BigInt(price) < BigInt(most)) {
    refusals.push({ field: 'availableShares', code: 'campaign.shares_below_offering' });
  }
  return refusals;
};
