import { MATERIAL_FIELD_NAMES, materialFieldsOf, type MaterialFieldName } from '@cairn/contracts';
import type { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** The terms of a version: each as text under its name in the wizard. */
export type Terms = Readonly<Partial<Record<MaterialFieldName, string | null>>>;

const COLUMNS = {
  pricePerShare: 'pricePerShare',
  maxOfferingAmount: 'maxOffering',
  allocationMethod: 'allocationMethod',
  commitmentLimit: 'commitmentLimit',
  minimumInvestment: 'minimumInvestment',
  maximumInvestment: 'maximumInvestment',
  closingDate: 'closingDate',
  availableShares: 'availableShares',
  existingShares: 'existingShares',
  equityAvailable: 'equityAvailable',
  preMoneyValuation: 'preMoneyValuation',
  conversionTrigger: 'conversionTrigger',
  noticeTerms: 'noticeTerms',
  interestRate: 'interestRate',
  investFrequency: 'investFrequency',
  repaymentSchedule: 'repaymentSchedule',
  termLength: 'termMonths',
  paybackStartDate: 'paybackStart',
  keyPeople: 'keyPeople',
} as const satisfies Record<MaterialFieldName, keyof CampaignEntity>;

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;

/** The terms of a campaign as they are stored. */
export const termsOf = (campaign: CampaignEntity): Terms =>
  Object.fromEntries(materialFieldsOf(campaign.type).map((field) => [field, asText(campaign[COLUMNS[field]])]));

const COUNTED: ReadonlySet<MaterialFieldName> = new Set(['availableShares', 'existingShares']);
const AMOUNTS: ReadonlySet<MaterialFieldName> = new Set([
  'pricePerShare',
  'maxOfferingAmount',
  'commitmentLimit',
  'minimumInvestment',
  'maximumInvestment',
  'preMoneyValuation',
]);

/** A term of text, as its column holds it. */
function stored(field: MaterialFieldName, text: string | null): unknown {
  if (text === null) return null;
  if (COUNTED.has(field) || AMOUNTS.has(field)) return BigInt(text);
  return field === 'termLength' ? Number(text) : text;
}

/** The columns that a change writes. */
export const columnsOf = (changes: readonly TermChange[]): Partial<CampaignEntity> =>
  Object.fromEntries(changes.map(({ field, after }) => [COLUMNS[field], stored(field, after)]));

const isRate = (field: MaterialFieldName): boolean => field === 'interestRate' || field === 'equityAvailable';

/** The same rate may be written with other zeros. */
const same = (field: MaterialFieldName, before: string | null, after: string): boolean =>
  before === after || (isRate(field) && before !== null && Number(before) === Number(after));

/** The terms that a request names and that differ from those in force; terms of the other type are given back apart. */
export function changesIn(
  campaign: CampaignEntity,
  request: ChangeTermsRequest,
): { changes: TermChange[]; foreign: string[] } {
  const terms = termsOf(campaign);
  const named = MATERIAL_FIELD_NAMES.filter((field) => (request[field] ?? null) !== null);
  const changes = named.flatMap((field) => {
    const [before, after] = [terms[field] ?? null, asText(request[field])];
    return !(field in terms) || after === null || same(field, before, after) ? [] : [{ field, before, after }];
  });
  return { changes, foreign: named.filter((field) => !(field in terms)) };
}
