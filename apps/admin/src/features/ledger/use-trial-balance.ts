import { useRead } from '../../lib/data/reads.js';

/** The trial balance of now, or of the end of a day. */
export const useTrialBalance = (on: string | null = null) =>
  useRead(['ledger-accounts', 'trial-balance', on], (data) => data.trialBalance(on));
