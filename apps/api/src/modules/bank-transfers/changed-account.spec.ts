import { adminApi, campaignsApi, NEW_BANK_COOLDOWN_HOURS, repaymentsApi } from '@cairn/contracts';
import { Sessions } from '../../kernel/auth/sessions.js';
import { Tokens } from '../../kernel/auth/tokens.js';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../../testing/bank-account.js';
import { aCampaign, aDraft, DAY } from '../../testing/campaigns.js';
import { HOUR, passTime } from '../../testing/clock.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { investAs } from '../../testing/investing/invest-as.js';

const reason = 'Making the transfer of today';
const COOLDOWN = NEW_BANK_COOLDOWN_HOURS * HOUR;
const OTHER = { ...BANK, accountNumber: '987654321000', confirmAccountNumber: '987654321000', tos: true };

describe('the bank details of a campaign after it went live', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    [first, second] = await Promise.all([aPerson(t, { adminRole: 'finance' }), aPerson(t, { adminRole: 'finance' })]);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const correct = ({ id, owner }: { id: string; owner: Person }, body: object = OTHER) =>
    owner.api.send(campaignsApi.paymentDetail.change, { params: { campaignId: id }, body: { ...OTHER, ...body } });
  const detailsOf = ({ id, owner }: { id: string; owner: Person }) =>
    owner.api.send(campaignsApi.paymentDetail.read, { params: { campaignId: id } });
  const approve = (id: string) => first.api.send(adminApi.approvePayout, { params: { id } });
  const show = (id: string) => second.api.send(adminApi.payoutBankDetails, { params: { id }, body: { reason } });
  const release = (id: string) =>
    second.api.send(adminApi.releasePayout, { params: { id }, body: { reference: `QB-${id}` } });
  const file = async (): Promise<string> => {
    const post = t.http().post('/api/v1.1/admin/payment-file').set('authorization', `Bearer ${second.token}`);
    return (await post.send({ reason, again: true })).text;
  };
  const read = (id: string) => second.api.send(adminApi.payout, { params: { id } });

  /** Ended above its goal: 90.00 or more may be asked for. */
  const funded = async () => {
    const campaign = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
    const investor = await anInvestor(t, { wallet: 10_000n });
    await investAs(investor.api, {
      params: { campaignId: campaign.id },
      body: { amount: 10_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.travel(32 * DAY);
    return campaign;
  };
  const ask = ({ id, owner }: { id: string; owner: Person }, amount = 5_000) =>
    owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId: id },
      body: { amount },
      idempotencyKey: newId(),
    });
  /** A payout that the bank has sent back. */
  const returned = async () => {
    const campaign = await funded();
    const payout = await ask(campaign);
    await approve(payout.id);
    await release(payout.id);
    await second.api.send(adminApi.failPayout, { params: { id: payout.id }, body: { reason: 'Account closed' } });
    return { ...campaign, payout };
  };
  /** Its owner in a session that has not passed step-up authentication. */
  const withoutStepUp = async ({ id, owner }: { id: string; owner: Person }) => {
    const { sessionId, expiresAt } = await t.db.inTx((tx) =>
      t.get(Sessions).open(tx, owner.id, 'web', { ip: null, userAgent: null }),
    );
    return { id, owner: { ...owner, api: t.as(t.get(Tokens).forSession(sessionId, 'web', expiresAt)) } };
  };
  const heard = (userId: string) =>
    t.db.query<{ body: Record<string, unknown> }>(
      `select distinct body from kernel.outbox where topic = 'campaign.bank_changed' and body ->> 'userId' = $1`,
      [userId],
    );
  const logged = (id: string) =>
    t.db.query<{ before: object; after: object }>(
      `select before, after from kernel.audit_log where subject_id = $1 and action = 'campaign.bank_details_changed'`,
      [id],
    );

  it('can be corrected once the bank sent the payout back, and the next payout goes there after 72 hours', async () => {
    const campaign = await returned();
    expect(await correct(campaign)).toMatchObject({ accountNumberLast4: '1000' });
    const next = await ask(campaign);
    await approve(next.id);
    const refusals = [await failureOf(show(next.id)), await failureOf(release(next.id))];
    expect(refusals.map(({ code }) => code)).toEqual(['payout.cooling_down', 'payout.cooling_down']);
    expect(await file()).not.toContain(next.number);
    const { sendableAt, mayRelease, transferBegunAt } = await read(next.id);
    expect([sendableAt, mayRelease, transferBegunAt]).toEqual([expect.any(String), false, null]);
    await passTime(t, COOLDOWN);
    expect(await read(next.id)).toMatchObject({ sendableAt, mayRelease: true });
    expect(await show(next.id)).toMatchObject({ accountNumber: OTHER.accountNumber });
    expect(await file()).toContain(OTHER.accountNumber);
    expect((await release(next.id)).state).toBe('paid');
  });

  it('tells the owner from when a payout can be sent', async () => {
    const campaign = await returned();
    const takeAway = async () =>
      (await campaign.owner.api.send(campaignsApi.read, { params: { id: campaign.id } })).takeAwayDetail;
    expect(await takeAway()).toMatchObject({ bankChangeable: true, bankSendableAt: null });
    await correct(campaign);
    const { bankSendableAt } = await takeAway();
    const [row] = await t.db.query<{ hours: number }>(
      `select round(extract(epoch from $1::timestamptz - kernel.now()) / 3600)::int as hours`,
      [bankSendableAt],
    );
    expect(row?.hours).toBe(NEW_BANK_COOLDOWN_HOURS);
    await passTime(t, COOLDOWN);
    expect((await takeAway()).bankSendableAt).toBeNull();
  });

  it('SEC-14 only after step-up, and nothing changes without it', async () => {
    const campaign = await returned();
    const tired = await withoutStepUp(campaign);
    expect(await refusalOf(correct(tired))).toBe('auth.step_up_required');
    expect(await refusalOf(correct(tired, { ...BANK, accountType: 'savings' }))).toBe('auth.step_up_required');
    expect(await detailsOf(campaign)).toMatchObject({ accountNumberLast4: '6789', accountType: 'checking' });
    expect(await logged(campaign.id)).toEqual([]);
  });

  it('the owner is notified, and the log keeps the last four digits only', async () => {
    const campaign = await returned();
    await correct(campaign, { bankName: 'Second Bank' });
    const [message] = await heard(campaign.owner.id);
    expect(message?.body).toMatchObject({ campaignId: campaign.id, bank: 'Second Bank', last4: '1000' });
    const [entry] = await logged(campaign.id);
    expect(entry).toEqual({ before: { accountNumberLast4: '6789' }, after: { accountNumberLast4: '1000' } });
    expect(JSON.stringify([message, entry])).not.toMatch(/987654321000|000123456789|110000000|Test Person/);
  });

  it('sent twice, at once and again later, it is one change and the waiting time does not start again', async () => {
    const campaign = await returned();
    await Promise.all([correct(campaign), correct(campaign)]);
    const begun = await t.db.query('select bank_changed_at from campaign where id = $1', [campaign.id]);
    await passTime(t, HOUR);
    await correct(await withoutStepUp(campaign));
    expect(await t.db.query('select bank_changed_at from campaign where id = $1', [campaign.id])).toEqual(begun);
    expect([(await heard(campaign.owner.id)).length, (await logged(campaign.id)).length]).toEqual([1, 1]);
  });

  it('stay as they are while finance has a payout in hand, and can be corrected once it is rejected', async () => {
    const campaign = await funded();
    const payout = await ask(campaign);
    await approve(payout.id);
    expect(await refusalOf(correct(campaign))).toBe('payout.in_hand');
    await show(payout.id);
    expect(await refusalOf(correct(campaign))).toBe('payout.in_hand');
    expect(await detailsOf(campaign)).toMatchObject({ accountNumberLast4: '6789' });
    const body = { reason, bankStopped: true };
    await second.api.send(adminApi.rejectPayout, { params: { id: payout.id }, body });
    expect(await correct(campaign)).toMatchObject({ accountNumberLast4: '1000' });
  });

  it('changed and approved at once: either nothing changes, or what was approved waits for the new details', async () => {
    const campaign = await funded();
    const payout = await ask(campaign);
    const [change] = await Promise.allSettled([correct(campaign), approve(payout.id)]);
    const isChanged = change.status === 'fulfilled';
    expect(await detailsOf(campaign)).toMatchObject({ accountNumberLast4: isChanged ? '1000' : '6789' });
    if (!isChanged) expect(change.reason).toMatchObject({ code: 'payout.in_hand' });
    expect(await read(payout.id)).toMatchObject({ state: 'approved', mayRelease: !isChanged });
  });

  it('a payout that nobody has approved goes to the new details', async () => {
    const campaign = await funded();
    const payout = await ask(campaign);
    await correct(campaign);
    await approve(payout.id);
    expect(await refusalOf(release(payout.id))).toBe('payout.cooling_down');
    await passTime(t, COOLDOWN);
    expect(await show(payout.id)).toMatchObject({ accountNumber: OTHER.accountNumber });
  });

  it('what was sent to the former account stays recorded as sent there, and the new one is not shown for it', async () => {
    const campaign = await returned();
    const { destination } = await read(campaign.payout.id);
    await correct(campaign);
    expect(destination).toContain('6789');
    expect((await read(campaign.payout.id)).destination).toBe(destination);
    expect(await refusalOf(show(campaign.payout.id))).toBe('request.not_found');
  });

  it('can be corrected while the campaign is open, and not once nothing is left to be paid', async () => {
    const open = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
    expect(await correct(open)).toMatchObject({ accountNumberLast4: '1000' });
    const campaign = await funded();
    const { takeAwayDetail } = await campaign.owner.api.send(campaignsApi.read, { params: { id: campaign.id } });
    const payout = await ask(campaign, takeAwayDetail.available);
    await approve(payout.id);
    await release(payout.id);
    expect(await refusalOf(correct(campaign))).toBe('campaign.not_editable');
    await second.api.send(adminApi.failPayout, { params: { id: payout.id }, body: { reason: 'Account closed' } });
    expect(await correct(campaign)).toMatchObject({ accountNumberLast4: '1000' });
  });

  it('not of a campaign in review, one that failed, or one that is paid out to a connected account', async () => {
    const pending = await aDraft(t, { mode: 'fixed' });
    await pending.owner.api.send(campaignsApi.change, { params: { id: pending.id }, body: { status: 1 } });
    expect(await refusalOf(correct(pending))).toBe('campaign.not_editable');
    expect(await refusalOf(correct(await aCampaign(t, { mode: 'flexible' })))).toBe('campaign.not_editable');
    const failed = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
    await t.travel(32 * DAY);
    expect(await refusalOf(correct(failed))).toBe('campaign.not_editable');
  });

  it('another owner’s campaign is 404, and the other sections stay locked', async () => {
    const campaign = await returned();
    const stranger = await aPerson(t);
    expect(await refusalOf(correct({ id: campaign.id, owner: stranger }))).toBe('request.not_found');
    const params = { campaignId: campaign.id };
    const company = campaign.owner.api.send(campaignsApi.companyProfile.change, { params, body: { city: 'Lisboa' } });
    expect(await refusalOf(company)).toBe('campaign.not_editable');
  });

  it('of a draft have no waiting time and no notification, as before', async () => {
    const draft = await aDraft(t, { mode: 'fixed' });
    await correct(draft);
    expect([await heard(draft.owner.id), await logged(draft.id)]).toEqual([[], []]);
    const [row] = await t.db.query('select bank_changed_at as at from campaign where id = $1', [draft.id]);
    expect(row).toEqual({ at: null });
  });
});
