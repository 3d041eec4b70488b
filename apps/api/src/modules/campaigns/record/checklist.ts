import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { CampaignSection } from '@cairn/contracts/campaigns/campaign-rules';
import { showsNothing } from '@cairn/contracts/kernel/visible-text';
import type { FieldRefusal } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from './campaign.entity.js';
import { campaignRefusals } from './campaign-rules.js';

type Field = [name: string, value: (campaign: CampaignEntity) => unknown];

const COMPANY: readonly Field[] = [
  ['companyName', (c) => c.companyName],
  ['companyTagLine', (c) => c.tagLine],
  ['companyEmail', (c) => c.companyEmail],
  ['address', (c) => c.address],
  ['category', (c) => c.category],
  ['industry', (c) => c.industry],
  ['companyLogo', (c) => c.logoFileId],
  ['phoneNumber', (c) => c.phoneNumber],
  ['description', (c) => c.description],
  ['formCLink', (c) => c.formCLink],
];

const FUNDRAISING: readonly Field[] = [
  ['equityCurrencyCode', (c) => c.currency],
  ['raiseMode', (c) => c.raiseMode],
  ['goal', (c) => c.goal],
  ['minimumRaise', (c) => c.minimumRaise],
  ['maximumRaise', (c) => c.maximumRaise],
  ['maxOfferingAmount', (c) => c.maxOffering],
  ['minimumInvestment', (c) => c.minimumInvestment],
  ['campaignStage', (c) => c.campaignStage],
  ['investingRound', (c) => c.investingRound],
  ['closingDate', (c) => c.closingDate],
];

const EQUITY: readonly Field[] = [
  ['availableShares', (c) => c.availableShares],
  ['pricePerShare', (c) => c.pricePerShare],
  ['preMoneyValuation', (c) => c.preMoneyValuation],
];

const DEBT: readonly Field[] = [
  ['interestRate', (c) => c.interestRate],
  ['investFrequency', (c) => c.investFrequency],
  ['repaymentSchedule', (c) => c.repaymentSchedule],
  ['termLength', (c) => c.termMonths],
  ['paybackStartDate', (c) => c.paybackStart],
];

const STORY: readonly Field[] = [
  ['campaignStory', (c) => c.summary],
  ['cover', (c) => c.coverFileId ?? c.videoUrl],
];

const FUNDING: readonly Field[] = [
  ['accountHolder', (c) => c.bankAccountHolder],
  ['bankName', (c) => c.bankName],
  ['accountType', (c) => c.bankAccountType],
  ['accountNumber', (c) => c.bankAccountNumber],
  ['routingNumber', (c) => c.bankRoutingNumber],
  ['tos', (c) => c.bankTermsAt],
];

/** A form may send an empty text instead of null; both count as missing. */
const isMissing = (value: unknown): boolean => value === null || (typeof value === 'string' && showsNothing(value));

const missingOf = (fields: readonly Field[], campaign: CampaignEntity): FieldRefusal[] =>
  fields.filter(([, value]) => isMissing(value(campaign))).map(([field]) => ({ field, code: 'validation.required' }));

/** Fields that the page of a live campaign requires. */
export const requiredRefusals = (campaign: CampaignEntity): FieldRefusal[] =>
  missingOf([...COMPANY, ...STORY], campaign);

interface StepRefusals {
  step: string;
  refusals: readonly FieldRefusal[];
}

/** Why a step is not complete: fields that are missing, and fields that break a rule. */
export function stepRefusals(campaign: CampaignEntity, calendar: CampaignCalendar): StepRefusals[] {
  const refusals = (fields: readonly Field[], sections: readonly CampaignSection[] = []): FieldRefusal[] => [
    ...missingOf(fields, campaign),
    ...sections.flatMap((section) => campaignRefusals(section, campaign, calendar)),
  ];
  const terms = campaign.type === 'equity' ? EQUITY : DEBT;
  return [
    { step: 'company-info', refusals: refusals(COMPANY, ['company']) },
    { step: 'fundraising-detail', refusals: refusals([...FUNDRAISING, ...terms], ['raise', 'terms']) },
    { step: 'story', refusals: refusals(STORY) },
    { step: 'funding', refusals: refusals(FUNDING) },
  ];
}

/** V-33, V-34, V-37, V-38: what each step of the wizard still lacks. A broken rule counts as a missing field. */
export function checklistOf(found: readonly StepRefusals[]): Checklist {
  const steps = found.map(({ step, refusals }) => ({
    step,
    missing: [...new Set(refusals.map(({ field }) => field))],
    complete: refusals.length === 0,
  }));
  return { complete: steps.every(({ complete }) => complete), steps };
}
