import { MATERIAL_FIELDS, type MaterialFieldName } from '@cairn/contracts';
import { writeRate } from '@cairn/i18n';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Money } from '../../ui/records/money.js';
import { CalendarDate, Code, None, Said } from '../../ui/records/text.js';

/** The console's word of each term. */
const WORDS = {
  pricePerShare: 'terms.price',
  maxOfferingAmount: 'raise.ceiling',
  minimumInvestment: 'raise.minimum_investment',
  maximumInvestment: 'raise.maximum_investment',
  closingDate: 'raise.closing_date',
  availableShares: 'terms.available_shares',
  existingShares: 'terms.existing_shares',
  equityAvailable: 'terms.equity',
  preMoneyValuation: 'terms.valuation',
  conversionTrigger: 'terms.conversion',
  noticeTerms: 'terms.notice',
  interestRate: 'terms.rate',
  investFrequency: 'terms.frequency',
  repaymentSchedule: 'terms.schedule',
  termLength: 'terms.length',
  paybackStartDate: 'terms.payback',
  keyPeople: 'changes.key_people',
} as const satisfies Readonly<Record<MaterialFieldName, string>>;

export const useTermWord = () => {
  const say = useSay();
  return (field: MaterialFieldName): string => say(WORDS[field]);
};

interface TermValueProps {
  field: MaterialFieldName;
  value: string | null;
  currency: string;
}

/** A term as it is stored, written as such a value is. */
export const TermValue = ({ field, value, currency }: TermValueProps) => {
  const say = useSay();
  const language = useLanguage();
  const wordOf = useCodeWord();
  if (value === null) return <None />;
  switch (MATERIAL_FIELDS[field].kind) {
    case 'money':
      return <Money minor={Number(value)} currency={currency} />;
    case 'date':
      return <CalendarDate date={value} />;
    case 'rate':
      return <Code>{writeRate(language, value)}%</Code>;
    case 'count':
      return <Code>{Number(value)}</Code>;
    case 'months':
      return <>{say('terms.months', { smart_count: Number(value) })}</>;
    case 'choice':
      return <>{wordOf(field === 'investFrequency' ? 'options.frequency' : 'options.schedule', value)}</>;
    case 'text':
      return <Said>{value}</Said>;
  }
};
