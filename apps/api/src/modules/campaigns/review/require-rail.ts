import type { Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/**
 * A campaign in a currency without a payment method could never raise anything.
 * @throws campaign.currency_no_rail
 */
export async function requireRail(tx: Tx, { currency }: Pick<CampaignEntity, 'currency'>): Promise<void> {
  const rails = await tx.query<unknown[]>('select 1 from payment_limit where currency = $1', [currency]);
  if (rails.length === 0) throw fieldError('currency', 'campaign.currency_no_rail', { code: currency });
}
