import { investmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { openPage, paymentOf, reserve } from '../../../testing/card-money.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { aCase } from '../../../testing/screening/screening.js';
import { RIGHT, stateAs, underLaw } from '../../../testing/terms/law.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { PaymentArrival } from './payment-arrival.js';

describe('SEC-34 money that arrives from a card is asked what a wallet is', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(1_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await underLaw(t, 'us_regcf');
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const set = (sql: string, id: string) => t.db.query(sql, [id]);
  const declined = ({ id }: Person) =>
    set(`update investor_profile set state = 'declined', decline_reason = 'Forged' where user_id = $1`, id);
  const suspended = ({ id }: Person) => set('update app_user set suspended_at = kernel.now() where id = $1', id);
  const listed = async ({ id }: Person) => {
    const found = await aCase(t, id);
    await set(
      `update screening_case set state = 'confirmed', decided_at = kernel.now(), reason = 'It is' where id = $1`,
      found,
    );
  };
  const disqualified = (_: Person, campaignId: string) =>
    set(
      `update covered_person set state = 'disqualified' where id = (select id from covered_person where campaign_id = $1 limit 1)`,
      campaignId,
    );
  const poorer = (investor: Person) =>
    stateAs(investor, 'eu_ecspr', { kind: 'loss_simulation', income: 0, assets: 100, debts: 200 });

  /** A place that could be paid, under Regulation (EU) 2020/1503 by somebody who has stated all that it asks. */
  const aPlace = async (law: 'us_regcf' | 'eu_ecspr', accredited = false) => {
    await underLaw(t, law);
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { yearlyIncome: 90_000_000n, accredited });
    if (law === 'eu_ecspr') {
      await set(`update campaign set currency = 'EUR' where id = $1`, campaignId);
      await stateAs(investor, 'eu_ecspr', { kind: 'knowledge_test', answers: RIGHT.eu_ecspr });
      await stateAs(investor, 'eu_ecspr', { kind: 'risk_warning' });
      await stateAs(investor, 'eu_ecspr', { kind: 'loss_simulation', income: 90_000_000, assets: 100, debts: 200 });
    }
    if (accredited) await set(`update campaign set admission = 'accredited' where id = $1`, campaignId);
    return { investor, campaignId, id: (await reserve(investor, campaignId, 150_000)).id };
  };
  const obstacleOf = (id: string) =>
    t.db.inTx(async (tx) => {
      const investment = await t.get(InvestmentLifecycle).lock(tx, id);
      return (await t.get(PaymentArrival).payability(tx, investment)).obstacle?.code ?? null;
    });

  it.each<[string, 'us_regcf' | 'eu_ecspr', string, (person: Person, campaignId: string) => Promise<unknown>]>([
    ['a match with sanctions', 'us_regcf', 'account.held', listed],
    ['a suspended account', 'us_regcf', 'auth.suspended', suspended],
    ['a declined identity', 'us_regcf', 'kyc.declined', declined],
    ['somebody disqualified behind the campaign', 'us_regcf', 'investment.campaign_hidden', disqualified],
    ['a consent that the figures of now ask for', 'eu_ecspr', 'jurisdiction.consent_required', poorer],
    [
      'no key information sheet',
      'eu_ecspr',
      'investment.sheet_missing',
      (_, id) => set(`update campaign_document set removed_at = kernel.now() where campaign_id = $1`, id),
    ],
  ])('finds %s', async (_, law, code, change) => {
    const { investor, campaignId, id } = await aPlace(law);
    expect(await obstacleOf(id)).toBeNull();
    await change(investor, campaignId);
    expect(await obstacleOf(id)).toBe(code);
  });

  it('finds a declined accreditation', async () => {
    const { investor, id } = await aPlace('us_regcf', true);
    expect(await obstacleOf(id)).toBeNull();
    await set(`update accreditation set state = 'declined' where user_id = $1`, investor.id);
    expect(await obstacleOf(id)).toBe('accreditation.required');
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['the law, whose steps were not answered', () => underLaw(t, 'uk_rmmi')],
    ['the identity of the payer, which was declined', declined],
    ['the account of the payer, which was suspended', suspended],
    ['the payer, whom sanctions name', listed],
  ])('goes back, and the place is free at once, where this has changed meanwhile: %s', async (_, change) => {
    const { investor, campaignId, id } = await aPlace('us_regcf');
    const session = await openPage(investor, 'investment', id);
    await change(investor);
    await t.payByCard(session);
    await t.settle();
    expect((await paymentOf(t, session)).state).toBe('returned');
    const [held] = await t.db.query<{ state: string; taken: string }>(
      `select i.state, k.taken::text as taken from investment i join campaign_capacity k on k.campaign_id = i.campaign_id
       where i.id = $1 and k.campaign_id = $2`,
      [id, campaignId],
    );
    expect(held).toEqual({ state: 'expired', taken: '0' });
    const told = await t.db.query('select 1 from notification where user_id = $1 and kind = $2', [
      investor.id,
      'investment.payment_refused',
    ]);
    expect(told).toHaveLength(1);
  });

  it('leaves who can pay again with the same steps', async () => {
    const { investor, id } = await aPlace('us_regcf');
    const session = await openPage(investor, 'investment', id);
    await declined(investor);
    await t.payByCard(session);
    await t.settle();
    await set(`update investor_profile set state = 'approved', decline_reason = null where user_id = $1`, investor.id);
    await investor.api.send(investmentsApi.reserve, { params: { id }, idempotencyKey: newId() });
    expect(await obstacleOf(id)).toBeNull();
  });
});
