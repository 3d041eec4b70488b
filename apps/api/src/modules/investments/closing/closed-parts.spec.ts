import { adminApi, changesApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aProposal } from '../../../testing/terms/changes.js';
import { investFromWallet as invest, ownInvestment as read, wealthy } from '../../../testing/terms/investing.js';
import { aPartClosing, untilClosing } from '../../../testing/terms/part-closings.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

describe('a rolling closing, and what else is done with its campaign', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });
  const admitted = () => aPartClosing(t);
  const until = (instant: Date | string) => untilClosing(t, instant);

  it('keeps what it took up through a later change of the terms, which cannot share it out any more', async () => {
    const { id, admin, owner, announce } = await admitted();
    const [one, two] = [await wealthy(t), await wealthy(t)];
    const first = await invest(one, id, 100_000);
    await until((await announce()).closings[0]!.closesAt);
    const second = await invest(two, id, 20_000);
    const params = { campaignId: id };
    const reason = 'The permit comes later than we were told.';
    const propose = (terms: object) => owner.api.send(changesApi.propose, { params, body: { reason, ...terms } });
    const shared = await failureOf(propose({ allocationMethod: 'pro_rata', commitmentLimit: 600_000 }));
    expect(shared.fields).toMatchObject([{ field: 'allocationMethod', code: 'campaign.partly_closed' }]);
    const below = await failureOf(propose({ maxOfferingAmount: 110_000 }));
    expect(below.fields).toMatchObject([{ field: 'maxOfferingAmount', code: 'change.below_commitments' }]);
    const { id: change } = await propose({ maxOfferingAmount: 250_000 });
    await admin.api.send(changesApi.approve, { params: { id: change } });
    expect([(await read(one, first)).units, (await read(two, second)).units]).toEqual([100, 20]);
    const [capacity] = await t.db.query('select taken, max_units from campaign_capacity where campaign_id = $1', [id]);
    expect(capacity).toEqual({ taken: '120', max_units: '250' });
  });

  it('has no change of terms beside it, no deactivation after it, and no repayments before the end', async () => {
    const { id, admin, owner, announce } = await admitted();
    await invest(await wealthy(t), id, 100_000);
    const { closesAt } = (await announce()).closings[0]!;
    const change = await aProposal(owner, id);
    const approve = admin.api.send(changesApi.approve, { params: { id: change } });
    expect(await refusalOf(approve)).toBe('change.closing_announced');
    await until(closesAt);
    const deactivate = admin.api.send(adminApi.deactivateCampaign, {
      params: { id },
      body: { reason: 'The company asks for it' },
    });
    expect(await refusalOf(deactivate)).toBe('campaign.partly_closed');
    const repayment = owner.api.send(repaymentsApi.create, {
      params: { campaignId: id },
      body: { amount: 1_000, rePaymentType: 'dividend', dueDate: '2030-01-01' },
      idempotencyKey: newId(),
    });
    expect(await refusalOf(repayment)).toBe('campaign.still_open');
  });
});
