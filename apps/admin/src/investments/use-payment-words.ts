import { INVESTMENT_RAILS } from '@cairn/contracts/investments/invest.request';
import { useSay } from '../app/words.js';

/** How an investment is paid, in words. */
export function usePaymentWords(): (code: string) => string {
  const say = useSay();
  return (code) => {
    const rail = INVESTMENT_RAILS.find((known) => known === code);
    return rail === undefined ? code : say(`rails.${rail}`);
  };
}
