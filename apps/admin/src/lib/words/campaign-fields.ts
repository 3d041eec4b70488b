import { useCodeWord, useSay, type WordKey } from './words.js';

/** Words of the wizard's fields that other parts of the console have already. */
const WORDS: Readonly<Record<string, WordKey>> = {
  companyName: 'company.name',
  country: 'company.country',
  category: 'company.category',
  industry: 'company.industry',
  yearFounded: 'company.founded',
  investingType: 'campaigns.type',
  termsSlug: 'raise.form',
  isTestTheWater: 'raise.test_the_water',
  equityCurrencyCode: 'review.currency',
  raiseMode: 'raise.mode',
  goal: 'raise.goal',
  minimumRaise: 'raise.minimum_raise',
  maximumRaise: 'raise.maximum_raise',
  maxOfferingAmount: 'raise.ceiling',
  allocationMethod: 'raise.allocation',
  commitmentLimit: 'raise.commitment_limit',
  minimumInvestment: 'raise.minimum_investment',
  maximumInvestment: 'raise.maximum_investment',
  campaignStage: 'raise.stage',
  investingRound: 'raise.round',
  campaignAccreditation: 'raise.admission',
  openDate: 'raise.open_date',
  closingDate: 'raise.closing_date',
  availableShares: 'terms.available_shares',
  existingShares: 'terms.existing_shares',
  pricePerShare: 'terms.price',
  equityAvailable: 'terms.equity',
  preMoneyValuation: 'terms.valuation',
  conversionTrigger: 'terms.conversion',
  noticeTerms: 'terms.notice',
  interestRate: 'terms.rate',
  investFrequency: 'terms.frequency',
  repaymentSchedule: 'terms.schedule',
  repaymentMethod: 'terms.method',
  termLength: 'terms.length',
  paybackStartDate: 'terms.payback',
  keyPeople: 'changes.key_people',
  bankName: 'bank.name',
  accountType: 'bank.type',
  accountNumberLast4: 'bank.account',
  routingNumber: 'bank.routing',
  faqs: 'review.faqs',
  documents: 'review.documents',
  team: 'review.team',
};

/** The console's word of a field of the wizard. */
export const useFieldWord = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (field: string): string => {
    const key = WORDS[field];
    return key === undefined ? wordOf('campaigns.fields', field) : say(key);
  };
};
