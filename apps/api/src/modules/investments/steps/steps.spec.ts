import {
  INVESTING_STEPS,
  investingAccountsApi,
  investmentsApi,
  packOf,
  paymentsApi,
  savedInvestmentsApi,
} from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { signAgreement } from '../../../testing/agreements/signing.js';
import { payHeld as pay } from '../../../testing/investing/held-place.js';
import { answerSteps } from '../../../testing/investing/invest-as.js';
import { answer, beginAt, DETAILS, reserve, takenOf } from '../../../testing/investing/steps.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { HOLDER } from '../../../testing/investing/holder.js';

const { version, educationVersion, statements } = packOf('us_regcf').questionnaire;
const QUESTIONNAIRE = { version, educationVersion, statements: [...statements] };

describe('the steps between the amount and the payment', () => {
  let t: TestApp;
  let campaignId: string;
  beforeAll(async () => {
    t = await startTestApp();
    campaignId = (await aCampaign(t, { mode: 'flexible', goal: 10_000_000, minimumRaise: 100_000 })).id;
  });
  afterAll(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    await t.close();
  });

  const begin = (person: Person, amount?: number, idempotencyKey?: string) =>
    beginAt(person, campaignId, amount, idempotencyKey);
  const nextOf = (process: { nextStep: string | null }) => process.nextStep;
  const taken = () => takenOf(t, campaignId);

  it('U-7 a draft holds nothing, is one whatever is pressed twice, and is done step by step', async () => {
    const person = await anInvestor(t, { wallet: 200_000n });
    const before = await taken();
    const key = newId();
    const [first, second] = await Promise.all([begin(person, 100_000, key), begin(person, 100_000, key)]);
    expect(second.id).toBe(first.id);
    expect([first.state, nextOf(first), await taken()]).toEqual(['draft', 'investor-details', before]);
    const { id } = first;
    expect(await refusalOf(answer(person, id, { questionnaire: QUESTIONNAIRE }))).toBe('investment.step_missing');
    expect(nextOf(await answer(person, id, { investorDetails: DETAILS }))).toBe('investor-questionnaire');
    expect(nextOf(await answer(person, id, { questionnaire: QUESTIONNAIRE }))).toBe('pre-subscription-information');
    const account = await person.api.send(investingAccountsApi.add, { body: HOLDER });
    const done = await answer(person, id, { preSubscription: { accountId: account.id } });
    expect([nextOf(done), done.accountId]).toEqual(['subscription-agreement', account.id]);
    await signAgreement(person, id);
    expect(await reserve(person, id)).toMatchObject({ id, state: 'reserved', amount: 100_000 });
    expect(await pay(person, id)).toMatchObject({ id, state: 'received', paymentType: 'wallet' });
    expect(await walletOf(t, person.id)).toBe(100_000n);
  });

  it('U-7 two tabs begin one draft of a campaign, also at once; the amount that was sent last counts', async () => {
    const person = await anInvestor(t, { wallet: 200_000n });
    const drafts = await Promise.all([begin(person), begin(person), begin(person)]);
    const { id } = drafts[0];
    expect(new Set(drafts.map((draft) => draft.id))).toEqual(new Set([id]));
    expect(await begin(person, 120_000)).toMatchObject({ id, amount: 120_000, state: 'draft' });
    await answerSteps(t, id);
    await reserve(person, id);
    // What holds a place is no draft any more: whoever invests again begins another.
    const another = await begin(person);
    expect(another.id).not.toBe(id);
    expect((await begin(person)).id).toBe(another.id);
  });

  it.each(INVESTING_STEPS)(
    'SEC-34 without %s no call takes a place or money, whatever the rail, and the refusal names the step',
    async (step) => {
      const person = await anInvestor(t, { wallet: 200_000n });
      const { id } = await begin(person);
      await answerSteps(t, id);
      await reserve(person, id);
      await t.db.query('delete from investing_answer where draft_id = $1 and step = $2', [id, step]);
      const page = { body: { purpose: 'investment' as const, id }, idempotencyKey: newId() };
      const together = { params: { id }, body: { payRemaining: 'card' as const }, idempotencyKey: newId() };
      for (const attempt of [
        pay(person, id),
        person.api.send(paymentsApi.createCheckout, page),
        person.api.send(investmentsApi.payFromWalletAndCard, together),
      ]) {
        const { code, params } = await failureOf(attempt);
        expect([code, params]).toEqual(['investment.step_missing', { step }]);
      }
      await person.api.send(savedInvestmentsApi.save, { body: { investmentId: id } });
      for (const attempt of [reserve(person, id), pay(person, (await begin(person)).id)])
        expect(await refusalOf(attempt)).toMatch(/^investment\.(step_missing)$/);
      expect(await walletOf(t, person.id)).toBe(200_000n);
    },
  );

  it('R-02 a held place above a limit that has fallen since is not paid, and says what may be', async () => {
    const person = await anInvestor(t, { wallet: 400_000n, yearlyIncome: 10_000_000n, netWorth: 0n });
    const { id } = await begin(person, 400_000);
    await answerSteps(t, id);
    await reserve(person, id);
    await t.db.query('update investor_profile set yearly_income = 6000000 where user_id = $1', [person.id]);
    const { code, params } = await failureOf(pay(person, id));
    expect([code, params]).toEqual(['investment.limit_exceeded', { remaining: 300_000, currency: 'USD' }]);
    const page = { body: { purpose: 'investment' as const, id }, idempotencyKey: newId() };
    expect(await refusalOf(person.api.send(paymentsApi.createCheckout, page))).toBe('investment.limit_exceeded');
    expect(await refusalOf(answer(person, id, { amount: 301_000 }))).toBe('investment.limit_exceeded');
    await answer(person, id, { amount: 300_000 });
    await answerSteps(t, id);
    await pay(person, id);
  });

  it('another amount is signed for again, and the former signature counts for the former amount', async () => {
    const person = await anInvestor(t);
    const { id } = await begin(person);
    await answerSteps(t, id);
    await t.db.query(`delete from investing_answer where draft_id = $1 and step = 'subscription-agreement'`, [id]);
    await signAgreement(person, id);
    expect(nextOf(await answer(person, id, { amount: 120_000 }))).toBe('subscription-agreement');
    expect(await refusalOf(reserve(person, id))).toBe('investment.step_missing');
    expect(nextOf(await answer(person, id, { amount: 100_000 }))).toBeNull();
    expect(await reserve(person, id)).toMatchObject({ state: 'reserved', amount: 100_000 });
  });

  it('nothing is signed before the steps that come first', async () => {
    const person = await anInvestor(t);
    const { id } = await begin(person);
    await answerSteps(t, id);
    await t.db.query(`delete from investing_answer where draft_id = $1 and step = 'investor-questionnaire'`, [id]);
    expect(await refusalOf(signAgreement(person, id))).toBe('investment.step_missing');
  });

  it('V-30 every box of the wording in force is ticked, and no other', async () => {
    const person = await anInvestor(t);
    const { id } = await begin(person);
    const questionnaire = (read: object) => answer(person, id, { investorDetails: DETAILS, questionnaire: read });
    for (const ticked of [statements.slice(1), [...statements, 'luck'], []]) {
      const refused = await failureOf(questionnaire({ ...QUESTIONNAIRE, statements: ticked }));
      expect(refused.fields).toMatchObject([{ field: 'questionnaire.statements', code: 'validation.all_boxes' }]);
    }
    expect(await refusalOf(questionnaire({ ...QUESTIONNAIRE, version: '2020-01' }))).toBe(
      'investment.questionnaire_changed',
    );
    expect(nextOf(await person.api.send(savedInvestmentsApi.read, { params: { id } }))).toBe('investor-details');
  });

  it('a place that ran out is taken again with the same answers, if there is still one', async () => {
    const person = await anInvestor(t, { wallet: 100_000n });
    const { id } = await begin(person);
    await answerSteps(t, id);
    await reserve(person, id);
    await t.advance(31 * 60_000);
    const freed = Number(await taken());
    expect(await refusalOf(pay(person, id))).toBe('investment.session_over');
    const [again] = await Promise.all([reserve(person, id), reserve(person, id)]);
    expect([again.state, await taken()]).toEqual(['reserved', String(freed + 100)]);
    expect((await pay(person, id)).state).toBe('received');
  });

  it('SEC-28 nobody reads, answers, takes or removes another’s', async () => {
    const [person, other] = await Promise.all([anInvestor(t), anInvestor(t)]);
    const { id } = await begin(person);
    const account = await other.api.send(investingAccountsApi.add, { body: HOLDER });
    const params = { id };
    for (const attempt of [
      other.api.send(savedInvestmentsApi.read, { params }),
      other.api.send(investmentsApi.process, { params: { id, campaignId } }),
      answer(other, id, { investorDetails: DETAILS }),
      reserve(other, id),
      other.api.send(savedInvestmentsApi.save, { body: { investmentId: id } }),
      other.api.send(savedInvestmentsApi.remove, { params }),
      person.api.send(investingAccountsApi.remove, { params: { id: account.id } }),
    ])
      expect(await refusalOf(attempt)).toBe('request.not_found');
    const before = { investorDetails: DETAILS, questionnaire: QUESTIONNAIRE };
    const foreign = answer(person, id, { ...before, preSubscription: { accountId: account.id } });
    expect(await refusalOf(foreign)).toBe('investment.account_unknown');
  });
});
