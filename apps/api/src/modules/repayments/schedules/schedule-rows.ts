import type { ScheduleRow } from '@cairn/finance';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { CampaignEntity } from '../../campaigns/index.js';
import { instalmentsOf } from './instalments.js';

/** Writes the instalments of a schedule, once however often it is asked. */
export async function writeSchedule(
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id' | 'currency'>,
  rows: readonly ScheduleRow[],
  version: number,
): Promise<void> {
  const instalments = instalmentsOf(campaign.id, rows, version).map((instalment) => ({ id: newId(), ...instalment }));
  await tx.query(
    `insert into repayment (id, number, campaign_id, instalment, schedule_version, type, interest, principal, currency,
       due_on, state, idempotency_key, created_at)
     select r.id, 'REP-' || lpad(nextval('repayment_number')::text, 6, '0'), $1, r.n, $4, r.type, r.interest, r.principal, $2,
       r.due_on, 'due', r.key, kernel.now()
     from jsonb_to_recordset($3) r(id uuid, n int, type text, interest bigint, principal bigint, due_on date, key uuid)
     order by r.n on conflict do nothing`,
    [campaign.id, campaign.currency, JSON.stringify(instalments), version],
  );
}
