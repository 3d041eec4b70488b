import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { CampaignEntity } from './campaign.entity.js';
import { offeringRefusals } from './campaign-rules.js';

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

/** V-33, V-34, V-37, V-38: what each step of the wizard still lacks. A broken rule counts as a missing field. */
export function checklistOf(campaign: CampaignEntity): Checklist {
  const broken = offeringRefusals(campaign).map(({ field }) => field);
  const missing = (fields: readonly Field[]) =>
    fields.filter(([name, value]) => value(campaign) === null || broken.includes(name)).map(([name]) => name);
  const steps = [
    { step: 'company-info', missing: missing(COMPANY) },
    { step: 'fundraising-detail', missing: missing([...FUNDRAISING, ...(campaign.type === 'equity' ? EQUITY : DEBT)]) },
    { step: 'story', missing: missing(STORY) },
    { step: 'funding', missing: missing(FUNDING) },
  ].map((step) => ({ ...step, complete: step.missing.length === 0 }));
  return { complete: steps.every(({ complete }) => complete), steps };
}
