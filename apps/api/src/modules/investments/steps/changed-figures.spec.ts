import { investmentsApi, kycApi, savedInvestmentsApi } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { answerSteps } from '../../../testing/investing/invest-as.js';
import { anInvestor } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const DETAILS = { representation: true, representationVersion: REPRESENTATION_VERSION };

describe('figures that change between the steps', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('V-30 what was stated of figures that have changed since is asked again, and nothing else', async () => {
    const [person, campaign] = [await anInvestor(t, { wallet: 200_000n }), await aCampaign(t)];
    const { id } = await person.api.send(investmentsApi.invest, {
      params: { campaignId: campaign.id },
      body: { amount: 100_000 },
      idempotencyKey: newId(),
    });
    await answerSteps(t, id);
    const profileId = (await person.api.send(kycApi.profile, {}))?.id ?? '';
    const earn = (yearlyIncome: number) =>
      person.api.send(kycApi.changeProfile, { params: { id: profileId }, body: { yearlyIncome } });
    const read = () => person.api.send(savedInvestmentsApi.read, { params: { id } });
    const reserve = () => person.api.send(investmentsApi.reserve, { params: { id }, idempotencyKey: newId() });
    const pay = () =>
      person.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });
    const missing = { code: 'investment.step_missing', params: { step: 'investor-details' } };

    await earn(20_000_000);
    const { nextStep, steps } = await read();
    expect(nextStep).toBe('investor-details');
    expect(steps.filter(({ doneAt }) => doneAt === null).map(({ step }) => step)).toEqual(['investor-details']);
    expect(await failureOf(reserve())).toMatchObject(missing);

    // What was signed names no figures: it stays.
    const again = await person.api.send(investmentsApi.change, { params: { id }, body: { investorDetails: DETAILS } });
    expect(again.nextStep).toBeNull();
    await earn(20_000_000);
    expect((await read()).nextStep).toBeNull();
    expect(await reserve()).toMatchObject({ state: 'reserved' });
    await earn(21_000_000);
    expect(await refusalOf(pay())).toBe('investment.step_missing');
  });
});
