import type { InvestingStep } from '@cairn/contracts/jurisdictions/packs';
import { useHasYearlyLimit } from '../../../lib/site/yearly-limit.js';

/** Where the catalogue has the words of a step: without a limit by law, the first is about the stated figures alone. */
export const useStepWords = () => {
  const hasLimit = useHasYearlyLimit();
  return <Step extends InvestingStep | 'amount' | 'payment'>(step: Step): Step | 'stated-figures' =>
    step === 'investor-details' && !hasLimit ? 'stated-figures' : step;
};
