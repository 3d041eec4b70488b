import { useRead } from '../../lib/data/reads.js';

/** What the verifier has found, and whether outgoing money is frozen. */
export const useVerification = () => useRead(['ledger-accounts', 'verification'], (data) => data.verification());
