import { writeRate } from '@cairn/i18n';
import { countryIn } from '../../lib/format/format.js';
import { useOptionName } from '../../lib/words/option-names.js';
import { useCodeWord, useLanguage, useSay, type CodeList } from '../../lib/words/words.js';
import { Money } from './money.js';
import { CalendarDate, Code, None, Said } from './text.js';

const MONEY = new Set([
  'goal',
  'minimumRaise',
  'maximumRaise',
  'maxOfferingAmount',
  'commitmentLimit',
  'minimumInvestment',
  'maximumInvestment',
  'pricePerShare',
  'preMoneyValuation',
]);
const DATES = new Set(['openDate', 'closingDate', 'paybackStartDate']);
const COUNTS = new Set(['availableShares', 'existingShares']);
const RATES = new Set(['equityAvailable', 'interestRate']);
const CODES: Readonly<Record<string, CodeList>> = {
  raiseMode: 'options.mode',
  allocationMethod: 'options.allocation',
  campaignAccreditation: 'options.admission',
  investFrequency: 'options.frequency',
  repaymentSchedule: 'options.schedule',
  repaymentMethod: 'options.repayment_method',
  accountType: 'bank.types',
};
const OPTIONS = {
  category: 'category',
  industry: 'industry',
  campaignStage: 'campaign-stage',
  investingRound: 'investing-round',
  investingType: 'campaign-type',
  termsSlug: 'deal-type',
} as const;
type OptionField = keyof typeof OPTIONS;

const OptionValue = ({ field, value }: { field: OptionField; value: string }) => useOptionName(OPTIONS[field])(value);

interface FieldValueProps {
  field: string;
  /** As the submission keeps it; null where there is none. */
  value: string | null;
  currency: string | null;
}

/** A field of the wizard as it was submitted, written as such a value is. */
export const FieldValue = ({ field, value, currency }: FieldValueProps) => {
  const say = useSay();
  const language = useLanguage();
  const wordOf = useCodeWord();
  if (value === null) return <None />;
  if (MONEY.has(field) && currency !== null) return <Money minor={Number(value)} currency={currency} />;
  if (DATES.has(field)) return <CalendarDate date={value} />;
  if (RATES.has(field)) return <Code>{writeRate(language, value)}%</Code>;
  if (COUNTS.has(field)) return <Code>{Number(value)}</Code>;
  if (field === 'termLength') return <>{say('terms.months', { smart_count: Number(value) })}</>;
  if (field === 'country') return <Said>{countryIn(language, value) ?? value}</Said>;
  if (field === 'isTestTheWater') return <>{say(value === 'YES' ? 'raise.yes' : 'raise.no')}</>;
  const list = CODES[field];
  if (list !== undefined) return <>{wordOf(list, value)}</>;
  if (field in OPTIONS) return <OptionValue field={field as OptionField} value={value} />;
  return <Said>{value}</Said>;
};
