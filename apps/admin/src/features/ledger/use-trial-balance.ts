import { useRead } from '../../lib/data/reads.js';

export const useTrialBalance = () => useRead(['ledger-accounts', 'trial-balance'], (data) => data.trialBalance());
