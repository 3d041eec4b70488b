import { escrowApi } from '@cairn/contracts/escrow/escrow.endpoints';
import type { EscrowAccounts } from '@cairn/contracts/escrow/escrow.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { isEscrowRail, type EscrowRail } from '@cairn/contracts/rails/providers';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../api/api.js';
import { gatewaysQuery } from './form.queries.js';

export type EscrowLink = Wire<EscrowAccounts>['accounts'][number];

/** The escrow agent's accounts hold dollars. */
export const ESCROW_CURRENCY = 'USD';

/** What the user has linked at the escrow agent, and what may be paid with it. */
export const escrowQuery = queryOptions({
  queryKey: ['escrow-accounts'],
  queryFn: () => send(escrowApi.list, {}),
});

/** Whether this site takes payments into escrow at a third party in this currency. */
export const useEscrowOffered = (currency: string): boolean => {
  const { i18n } = useTranslation();
  const { data: gateways } = useQuery(gatewaysQuery(i18n.language));
  return currency === ESCROW_CURRENCY && gateways?.some(({ code }) => isEscrowRail(code)) === true;
};

/** Goes to the agent's page, on which an account or a card is linked. */
export const useEscrowLink = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rail: EscrowRail) => send(rail === 'north_card' ? escrowApi.linkCard : escrowApi.linkBank, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: escrowQuery.queryKey }),
  });
};

/** Has the agent forget what was linked. */
export const useEscrowUnlink = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send(escrowApi.unlink, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: escrowQuery.queryKey }),
  });
};
