import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AmountRules } from '../../lib/format/amount.js';
import { forgetAmount, keepAmount, keptAmount } from '../../ui/forms/kept-amount.js';
import { isAmount, startAmount } from './presets.js';

/** Keeps the amount that the address brings: whoever may not invest yet is sent away before its form is shown. */
export const useKeepBrought = (campaignId: string): void => {
  const [search] = useSearchParams();
  const brought = search.get('amount');
  useEffect(() => {
    if (isAmount(brought)) keepAmount(campaignId, Number(brought));
  }, [campaignId, brought]);
};

/**
 * The amount of the form, in minor units: what the address brings, else what was typed in this tab before its reader
 * left for a test or a consent, else that of the draft, else the smallest one.
 * @param stored that of the draft; null where nothing was begun
 */
export const useAmount = (campaignId: string, stored: number | null, rules: AmountRules) => {
  const [search] = useSearchParams();
  const [amount, setAmount] = useState<number | null>(() => {
    const brought = search.get('amount') ?? (keptAmount(campaignId) ?? stored)?.toString() ?? null;
    return startAmount(brought, rules) || null;
  });
  const choose = (value: number | null): void => {
    // What is no number is not worth coming back to.
    if (value === null || Number.isNaN(value)) forgetAmount(campaignId);
    else keepAmount(campaignId, value);
    setAmount(value);
  };
  return [amount, choose] as const;
};
