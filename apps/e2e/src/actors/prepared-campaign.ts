import { ask } from '../harness/api.js';
import type { Visitor } from '../harness/test.js';
import { listCovered } from './covered-persons.js';
import { giveSheet } from './documents.js';
import { QUESTIONS, type CampaignPlan } from './owner.js';

interface Owner {
  browser: Visitor;
  token: string;
}

const CENTS = 100;
const cents = (typed: string): number => Math.round(Number(typed) * CENTS);

/** A picture of the size a field asks for: what the owner sees. */
async function picture({ page }: Visitor, name: string, width: number, height: number): Promise<FormData> {
  const image = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(image)], { type: 'image/png' }), 'picture.png');
  return form;
}

/** The terms of shares, or of a loan that is repaid at its end, with interest every quarter. */
const termsOf = (plan: CampaignPlan): object =>
  plan.type === 'equity'
    ? {
        pricePerShare: cents(plan.pricePerShare),
        availableShares: Number(plan.availableShares),
        existingShares: Number(plan.existingShares),
        equityAvailable: String(Number(plan.equityAvailable) / 100),
        preMoneyValuation: cents(plan.preMoneyValuation),
      }
    : {
        interestRate: String(Number(plan.interestRate) / 100),
        termLength: Number(plan.termLength),
        paybackStartDate: plan.firstPayment,
        investFrequency: 'quarterly',
        repaymentSchedule: 'interest_only',
      };

interface Filling {
  testsInterest?: boolean;
}

/** Fills all sections of a campaign in, by the API: returns its id. */
export async function fillCampaignIn(
  site: string,
  { browser, token }: Owner,
  plan: CampaignPlan,
  { testsInterest = false }: Filling = {},
): Promise<string> {
  const call = <Reply = unknown>(method: string, path: string, body: object): Promise<Reply> =>
    ask<Reply>(site, method, path, { token, body });
  const { name, type } = plan;
  const { campaignDetail } = await call<{ campaignDetail: { id: string } }>('POST', '/campaigns/equities', {
    type,
    name,
  });
  const { id } = campaignDetail;
  await call('PATCH', `/equity/company-profile/${id}`, {
    companyName: `${name} Limited`,
    companyTagLine: 'Bread for a street that has none.',
    companyEmail: 'office@example.org',
    phoneNumber: '+12025550199',
    address: '4 Mill Lane',
    city: 'Portland',
    country: 'US',
    category: 'food',
    industry: 'food_and_drink',
    description: 'A bakery with two ovens and eleven people, open since 2016.',
    formCLink: 'https://www.sec.gov/Archives/edgar/data/1/form-c.html',
  });
  await call('PATCH', `/equity/company-profile/${id}`, await picture(browser, 'companyLogo', 240, 240));
  await call('PATCH', `/campaign/campaign-story/${id}`, await picture(browser, 'cover', 750, 550));
  await call('PATCH', `/campaign/fundraising-detail/${id}`, {
    equityCurrencyCode: plan.currency ?? 'USD',
    raiseMode: plan.mode,
    goal: cents(plan.goal),
    minimumRaise: cents(plan.minimum),
    maximumRaise: cents(plan.firstClosing),
    maxOfferingAmount: cents(plan.ceiling),
    minimumInvestment: cents('100'),
    maximumInvestment: cents(plan.goal),
    closingDate: plan.closes,
    isTestTheWater: testsInterest ? 'YES' : 'NO',
    campaignStage: 'growth',
    investingRound: 'seed',
    campaignAccreditation: 'both',
  });
  await call('PATCH', `/campaign/campaign-terms/${id}`, termsOf(plan));
  await call('PATCH', `/campaign/campaign-story/${id}`, {
    uploadType: 'image',
    campaignStory: 'We bake at night, by hand. The money buys a third oven and a cold room.',
  });
  await call('PATCH', `/equity/campaign-faqs/${id}`, {
    campaignFaqs: QUESTIONS.map((questionID) => ({ questionID, answer: `What we say of ${questionID}.` })),
  });
  await listCovered(site, token, id, `${name} Limited`);
  await giveSheet(site, token, id);
  await call('PATCH', `/campaign/payment-detail/${id}`, {
    accountHolder: `${name} Limited`,
    bankName: 'First Bank of Portland',
    accountType: 'checking',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    confirmAccountNumber: '000123456789',
    tos: true,
  });
  return id;
}

/** The same, handed in for review. */
export async function handInCampaign(
  site: string,
  owner: Owner,
  plan: CampaignPlan,
  filling: Filling = {},
): Promise<string> {
  const id = await fillCampaignIn(site, owner, plan, filling);
  await ask(site, 'PATCH', `/campaigns/equities/${id}`, { token: owner.token, body: { status: 1 } });
  return id;
}
