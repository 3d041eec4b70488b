import { STATEMENT_KINDS, type StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { paths } from '../../lib/page/paths.js';

/** Where one thing is stated, for an investment in a campaign where there is one, and for this sum of minor units. */
export const askAddress = (
  kind: StatementKind,
  campaignId: string | null = null,
  amount: number | null = null,
): string => {
  const search = new URLSearchParams({
    ask: kind,
    ...(campaignId === null ? {} : { campaign: campaignId }),
    ...(amount === null ? {} : { amount: String(amount) }),
  });
  return `${paths.investmentAccount}?${search.toString()}`;
};

/** What an address asks for; null for anything else. */
export const askedBy = (search: URLSearchParams): StatementKind | null =>
  STATEMENT_KINDS.find((kind) => kind === search.get('ask')) ?? null;

/** The sum that an address asks about, in minor units of the campaign's currency; null for anything else. */
export const amountAsked = (search: URLSearchParams): number | null => {
  const amount = Number(search.get('amount') ?? '');
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
};
