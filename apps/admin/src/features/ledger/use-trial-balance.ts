import { useRead } from '../../lib/data/reads.js';

/** The trial balance of now, or of the end of a day; not asked for where the day is none. */
export const useTrialBalance = (on: string | null = null, enabled = true) =>
  useRead(['ledger-accounts', 'trial-balance', on], (data) => data.trialBalance(on), { enabled });
