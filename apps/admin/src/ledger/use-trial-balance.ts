import { adminApi } from '@cairn/contracts';
import { useConsoleQuery } from '../app/client.js';

export const useTrialBalance = () =>
  useConsoleQuery(['ledger-accounts', 'trial-balance'], (client) => client.send(adminApi.trialBalance, {}));
