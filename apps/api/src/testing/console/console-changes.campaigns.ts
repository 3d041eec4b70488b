import { adminApi, campaignsApi, reviewApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { SettingsService } from '../../modules/settings/index.js';
import { aCampaign, aDraft } from '../campaigns.js';
import { anInvestor, aPerson } from '../people.js';
import { aChange } from '../terms/changes.js';
import type { TestWorld } from '../test-sandbox.js';
import { changed, reason, type ConsoleAct, type Prepare } from './console-changes.js';
import { investAs } from '../investing/invest-as.js';

const pending = async (t: TestWorld): Promise<{ id: string }> => {
  const { id, owner } = await aDraft(t);
  await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
  return { id };
};

const claimed: Prepare = async (t) => {
  const { id } = await pending(t);
  const { api } = await aPerson(t, { adminRole: 'moderator' });
  await api.send(reviewApi.claim, { params: { id }, body: { takeOver: false } });
  return { id };
};

const hidden = async (t: TestWorld): Promise<{ id: string }> => {
  const { id, admin } = await aCampaign(t);
  await admin.api.send(adminApi.hideCampaign, { params: { id }, body: reason });
  return { id };
};

/** A campaign under a law that lets it be closed at once. */
const closable = async (t: TestWorld): Promise<{ id: string }> => {
  await t.db.query(`update site_setting set value = '"none"' where name = 'jurisdictionProfile'`);
  t.get(SettingsService).forget();
  return { id: (await aCampaign(t)).id };
};

/** Its goal is paid, and nothing of it is closed. */
const paidWhole = async (t: TestWorld): Promise<{ id: string }> => {
  const { id } = await aCampaign(t, { closesInDays: 60 });
  const investor = await anInvestor(t, { wallet: 1_000_000n });
  await investAs(investor.api, {
    params: { campaignId: id },
    body: { amount: 1_000_000, paymentType: 'wallet' },
    idempotencyKey: newId(),
  });
  await t.db.query(`update campaign set opens_at = opens_at - interval '30 days' where id = $1`, [id]);
  return { id };
};

const announced = async (t: TestWorld): Promise<{ id: string }> => {
  const { id: campaignId } = await paidWhole(t);
  const [maker, id] = [await aPerson(t), newId()];
  await t.db.query(
    `insert into rolling_closing (id, campaign_id, number, announced_at, announced_by, closes_at)
     values ($1, $2, 1, kernel.now(), $3, kernel.now() + interval '7 days')`,
    [id, campaignId, maker.id],
  );
  return { id };
};

/** What the console does to campaigns. */
export const CAMPAIGN_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/campaigns/:id/approve': changed(pending, reason),
  'POST /admin/campaigns/:id/decline': changed(pending, reason),
  'POST /admin/campaigns/:id/request-changes': changed(pending, reason),
  'PATCH /admin/campaigns/:id/notes': changed(pending, { field: 'goal', note: 'Higher than the statements allow' }),
  'PATCH /admin/campaigns/:id/checks': changed(pending, { code: 'no_promise', done: true }),
  'POST /admin/campaigns/:id/claim': changed(pending, { takeOver: false }),
  'DELETE /admin/campaigns/:id/claim': changed(claimed),
  'POST /admin/campaigns/:id/hide': changed(aCampaign, reason),
  'POST /admin/campaigns/:id/show': changed(hidden, reason),
  'POST /admin/campaigns/:id/edit': changed(aCampaign, { ...reason, companyTagLine: 'Water from sand and stone' }),
  'POST /admin/campaigns/:id/close': changed(closable),
  'POST /admin/campaigns/:id/closings': { told: 'made', prepare: paidWhole },
  'POST /admin/campaign-closings/:id/call-off': { told: 'made', prepare: announced, body: reason },
  'POST /admin/campaigns/:id/deactivate': changed(aCampaign, reason),
  'POST /admin/campaign-changes/:id/approve': changed(async (t) => ({ id: (await aChange(t)).changeId })),
  'POST /admin/campaign-changes/:id/decline': changed(async (t) => ({ id: (await aChange(t)).changeId }), reason),
};
