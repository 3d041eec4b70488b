import { adminApi } from '@cairn/contracts';
import { useConsoleQuery } from '../app/client.js';

/** What the verifier has found, and whether money may leave. */
export const useVerification = () =>
  useConsoleQuery(['ledger-accounts', 'verification'], (client) => client.send(adminApi.verification, {}));
