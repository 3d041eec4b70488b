import { useRead } from '../../lib/data/reads.js';

/** The verifier's findings, and whether outgoing money is frozen. */
export const useVerification = () => useRead(['ledger-accounts', 'verification'], (data) => data.verification());
