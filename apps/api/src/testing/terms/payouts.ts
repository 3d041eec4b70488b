import { repaymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../campaigns.js';
import { investAs } from '../investing/invest-as.js';
import { anInvestor } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';

/** The payout that the owner of a funded campaign has asked for. */
export async function aPayout(t: TestWorld): Promise<string> {
  const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
  const backer = await anInvestor(t, { wallet: 100_000n });
  await investAs(backer.api, {
    params: { campaignId: id },
    body: { amount: 100_000, paymentType: 'wallet' },
    idempotencyKey: newId(),
  });
  await t.travel(32 * DAY);
  const asked = await owner.api.send(repaymentsApi.requestPayout, {
    params: { campaignId: id },
    body: { amount: 1_000 },
    idempotencyKey: newId(),
  });
  return asked.id;
}
