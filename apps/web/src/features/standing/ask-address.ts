import { STATEMENT_KINDS, type StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { paths } from '../../lib/page/paths.js';

/** Where one thing is stated, for an investment in a campaign where there is one. */
export const askAddress = (kind: StatementKind, campaignId: string | null = null): string => {
  const search = new URLSearchParams({ ask: kind, ...(campaignId === null ? {} : { campaign: campaignId }) });
  return `${paths.investmentAccount}?${search.toString()}`;
};

/** What an address asks for; null for anything else. */
export const askedBy = (search: URLSearchParams): StatementKind | null =>
  STATEMENT_KINDS.find((kind) => kind === search.get('ask')) ?? null;
