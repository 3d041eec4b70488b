import type { Tx } from '../../../kernel/database/in-tx.js';

/** The holders of a funded campaign, each once. */
export const holdersOf = (tx: Tx, campaignId: string): Promise<{ userId: string }[]> =>
  tx.query<{ userId: string }[]>(
    `select distinct investor_id as "userId" from investment where campaign_id = $1 and state = 'settled'`,
    [campaignId],
  );
