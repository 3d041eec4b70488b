import { useRead } from '../../lib/data/reads.js';

/** What the verifier has found, and whether money may leave. */
export const useVerification = () => useRead(['ledger-accounts', 'verification'], (data) => data.verification());
