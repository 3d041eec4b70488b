import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { campaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { parseCalendarDate } from '@cairn/finance';
import { checklistOf as summaryOf, requiredRefusals, stepRefusals } from './checklist.js';
import type { CampaignEntity } from './campaign.entity.js';

const CALENDAR = campaignCalendar(parseCalendarDate('2026-11-21'), {
  law: {
    minimumDaysSource: '17 CFR 227.203(a)(1)',
    maximumDaysSource: 'House rule',
    commitmentLimitPercent: 200,
    commitmentLimitSource: 'House rule',
  },
  minimumCampaignDays: 21,
  maximumCampaignDays: 365,
});
const question = (id: string, isRequired: boolean, isAnswered: boolean) => ({ id, isRequired, isAnswered });
const checklistOf = (campaign: CampaignEntity, questions = [question('risks', true, true)]): Checklist =>
  summaryOf(stepRefusals(campaign, CALENDAR, { questions, contractRequired: false, contractPresent: false }));

/** What each field of the wizard is stored as. */
const STORED: Readonly<Record<string, Readonly<Record<string, Partial<CampaignEntity>>>>> = {
  'company-info': {
    companyName: { companyName: 'Clearfold Water Limited' },
    companyTagLine: { tagLine: 'Gravity filters' },
    companyEmail: { companyEmail: 'a@b.example' },
    address: { address: '1 Street' },
    category: { category: 'water' },
    industry: { industry: 'utilities' },
    companyLogo: { logoFileId: 'logo' },
    phoneNumber: { phoneNumber: '12345678' },
    description: { description: 'Words' },
    formCLink: { formCLink: 'https://sec.example' },
  },
  'fundraising-detail': {
    termsSlug: { termsSlug: 'equity' },
    equityCurrencyCode: { currency: 'USD' },
    raiseMode: { raiseMode: 'flexible' },
    goal: { goal: 100_000n },
    minimumRaise: { minimumRaise: 40_000n },
    maximumRaise: { maximumRaise: 80_000n },
    maxOfferingAmount: { maxOffering: 100_000n },
    minimumInvestment: { minimumInvestment: 1_000n },
    campaignStage: { campaignStage: 'growth' },
    investingRound: { investingRound: 'seed' },
    campaignAccreditation: { admission: 'both' },
    closingDate: { closingDate: '2026-12-20' },
    availableShares: { availableShares: 1_000n },
    pricePerShare: { pricePerShare: 100n },
    preMoneyValuation: { preMoneyValuation: 900_000n },
    equityAvailable: { equityAvailable: '0.1' },
  },
  story: { campaignStory: { summary: 'A story' }, cover: { coverFileId: 'cover' } },
  funding: {
    accountHolder: { bankAccountHolder: Buffer.from('x') },
    bankName: { bankName: 'Example Bank' },
    accountType: { bankAccountType: 'checking' },
    accountNumber: { bankAccountNumber: Buffer.from('x') },
    routingNumber: { bankRoutingNumber: '110000000' },
    tos: { bankTermsAt: new Date('2026-11-20T00:00:00Z') },
  },
};

const DEBT = {
  interestRate: { interestRate: '0.08' },
  investFrequency: { investFrequency: 'monthly' },
  repaymentSchedule: { repaymentSchedule: 'annuity' },
  termLength: { termMonths: 12 },
  paybackStartDate: { paybackStart: '2027-01-20' },
} as const satisfies Record<string, Partial<CampaignEntity>>;

const columnsOf = (fields: Readonly<Record<string, Partial<CampaignEntity>>>): Partial<CampaignEntity> =>
  Object.assign({}, ...Object.values(fields)) as Partial<CampaignEntity>; // of the columns above
const steps = Object.entries(STORED);
const nulls = (columns: object): object => Object.fromEntries(Object.keys(columns).map((column) => [column, null]));

/** A campaign as it is read, with every column of the wizard. */
const campaignOf = (overrides: object = {}): CampaignEntity =>
  ({
    type: 'equity',
    testTheWater: false,
    videoUrl: null,
    maximumInvestment: null,
    existingShares: null,
    yearFounded: null,
    ...nulls(columnsOf(DEBT)),
    ...Object.assign({}, ...steps.map(([, fields]) => columnsOf(fields))),
    ...overrides,
  }) as CampaignEntity; // the checklist reads these columns alone

const missing = ({ steps: listed }: Checklist): Record<string, string[]> =>
  Object.fromEntries(listed.map(({ step, missing: names }) => [step, [...names]]));

describe('V-38 the checklist of a campaign', () => {
  it('is complete when every step is', () => {
    const { complete, steps: listed } = checklistOf(campaignOf());
    expect(complete).toBe(true);
    expect(listed.map(({ step, missing: names }) => [step, names])).toEqual(
      ['company-info', 'fundraising-detail', 'story', 'faqs', 'extras', 'funding'].map((step) => [step, []]),
    );
    for (const [step, fields] of steps)
      expect(listed.find((one) => one.step === step)?.fields).toEqual([
        // The campaign's kind is chosen when it is begun: it is there, and never missing.
        ...(step === 'fundraising-detail' ? ['investingType'] : []),
        ...Object.keys(fields),
      ]);
  });

  it('V-35 asks for the answer to each required question, and to no other', () => {
    const questions = [question('risks', true, true), question('exit', true, false), question('team', false, false)];
    const checklist = checklistOf(campaignOf(), questions);
    expect(checklist.steps.find(({ step }) => step === 'faqs')).toEqual({
      step: 'faqs',
      fields: ['risks', 'exit'],
      missing: ['exit'],
      complete: false,
    });
    expect(checklist.complete).toBe(false);
  });

  it.each(steps)('V-33 V-34 V-37 names each field that %s lacks, and no other step', (step, fields) => {
    for (const [name, columns] of Object.entries(fields)) {
      const checklist = checklistOf(campaignOf(nulls(columns)));
      expect(missing(checklist)).toEqual({
        'company-info': [],
        'fundraising-detail': [],
        story: [],
        faqs: [],
        extras: [],
        funding: [],
        [step]: [name],
      });
      expect(checklist.complete).toBe(false);
      expect(checklist.steps.filter(({ complete }) => !complete).map((one) => one.step)).toEqual([step]);
    }
  });

  it('V-33 V-37 V-38 counts a text that shows nothing as missing', () => {
    for (const [name, columns] of [
      ['companyTagLine', { tagLine: '' }],
      ['address', { address: ' ' }],
      ['description', { description: '\u200b' }],
    ] as const) {
      const blank = campaignOf(columns);
      expect(missing(checklistOf(blank))['company-info']).toEqual([name]);
      expect(requiredRefusals(blank)).toEqual([{ field: name, code: 'validation.required' }]);
    }
    expect(missing(checklistOf(campaignOf({ summary: '\u3164' })))['story']).toEqual(['campaignStory']);
    expect(missing(checklistOf(campaignOf({ bankName: '' })))['funding']).toEqual(['bankName']);
    expect(requiredRefusals(campaignOf())).toEqual([]);
  });

  it('V-34 asks a loan for its terms instead of shares', () => {
    const loan = {
      type: 'debt',
      termsSlug: 'debt',
      availableShares: null,
      pricePerShare: null,
      preMoneyValuation: null,
      equityAvailable: null,
    };
    expect(missing(checklistOf(campaignOf(loan)))['fundraising-detail']).toEqual(Object.keys(DEBT));
    const stated = { ...loan, ...columnsOf(DEBT) };
    expect(checklistOf(campaignOf(stated)).complete).toBe(true);
    for (const [name, columns] of Object.entries(DEBT)) {
      expect(missing(checklistOf(campaignOf({ ...stated, ...nulls(columns) })))['fundraising-detail']).toEqual([name]);
    }
  });

  it('V-34 asks for the stage of a company unless it tests interest first', () => {
    const noStage = { campaignStage: null };
    expect(missing(checklistOf(campaignOf(noStage)))['fundraising-detail']).toEqual(['campaignStage']);
    expect(checklistOf(campaignOf({ ...noStage, testTheWater: true })).complete).toBe(true);
  });

  it('V-34 refuses terms that belong to the other kind of campaign', () => {
    const foreign = campaignOf({ termsSlug: 'debt' });
    expect(missing(checklistOf(foreign))['fundraising-detail']).toEqual(['termsSlug']);
  });

  it('V-14 takes a video for a cover', () => {
    const bare = { coverFileId: null };
    expect(missing(checklistOf(campaignOf(bare)))['story']).toEqual(['cover']);
    expect(missing(checklistOf(campaignOf({ ...bare, videoUrl: 'https://vimeo.com/12345' })))['story']).toEqual([]);
  });

  it('decision 3: asks of a fixed raise neither for a minimum nor for a first closing', () => {
    const fixed = { raiseMode: 'fixed', minimumRaise: null, maximumRaise: null };
    const { complete, steps: listed } = checklistOf(campaignOf(fixed));
    const { fields = [] } = listed.find(({ step }) => step === 'fundraising-detail') ?? {};
    expect([complete, fields.includes('minimumRaise'), fields.includes('maximumRaise')]).toEqual([true, false, false]);
    // What is left of a flexible raise decides nothing.
    expect(checklistOf(campaignOf({ ...fixed, minimumRaise: 100_000n, maximumRaise: 1n })).complete).toBe(true);
  });

  it('counts a field that breaks a rule as missing', () => {
    const checklist = checklistOf(campaignOf({ minimumRaise: 100_000n, maximumRaise: 100_000n }));
    expect(missing(checklist)['fundraising-detail']).toEqual(['minimumRaise']);
    expect(checklist.complete).toBe(false);
  });

  it('U-10 U-11 counts what approval would refuse as missing, in fields that may be empty too', () => {
    const early = {
      closingDate: '2026-12-11',
      yearFounded: 2090,
      existingShares: 5_000n,
      equityAvailable: '0.166667',
    };
    expect(missing(checklistOf(campaignOf(early)))).toMatchObject({
      'company-info': ['yearFounded'],
      'fundraising-detail': ['closingDate', 'existingShares'],
    });
    const loan = { type: 'debt', termsSlug: 'debt', ...columnsOf(DEBT), paybackStart: '2026-12-20' };
    expect(missing(checklistOf(campaignOf(loan)))['fundraising-detail']).toEqual(['paybackStartDate']);
  });
});
