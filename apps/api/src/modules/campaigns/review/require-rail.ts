import type { Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** Wire transfers are taken in the currencies in which the platform has an account. */
const RAILS = `select 1 from payment_limit l where l.currency = $1 and (l.method <> 'wire' or exists (
  select 1 from operator_account a where a.currency = l.currency and a.state = 'active')) limit 1`;

/**
 * A campaign in a currency without a payment method could never raise anything.
 * @throws campaign.currency_no_rail
 */
export async function requireRail(tx: Tx, { currency }: Pick<CampaignEntity, 'currency'>): Promise<void> {
  const rails = await tx.query<unknown[]>(RAILS, [currency]);
  if (rails.length === 0) throw fieldError('currency', 'campaign.currency_no_rail', { code: currency });
}
