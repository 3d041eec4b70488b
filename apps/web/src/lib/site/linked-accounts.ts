import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import type { LinkedAccount as Reply } from '@cairn/contracts/bank-accounts/bank-accounts.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../api/api.js';
import { gatewaysQuery } from './form.queries.js';

export type LinkedAccount = Wire<Reply>;

/** Bank accounts that the user has linked. */
export const linkedAccountsQuery = queryOptions({
  queryKey: ['linked-accounts'],
  queryFn: () => send(bankAccountsApi.list, {}),
});

/**
 * Goes to the provider's page, on which an account is linked, or connected again where one is named.
 * @param next path of the page that the user is led back to in the end
 */
export const useLinkAccount = (next?: string) =>
  useMutation({
    mutationFn: async (account: string | null) => {
      const { url } = await send(bankAccountsApi.connect, { body: { account, next: next ?? null } });
      if (url !== null) window.location.assign(url);
    },
  });

/** Whether this site debits bank accounts: without it there is nothing to link one for. */
export const useDebitsOffered = (): boolean => {
  const { i18n } = useTranslation();
  const { data: gateways } = useQuery(gatewaysQuery(i18n.language));
  return gateways?.some(({ code }) => code === 'ach') === true;
};
