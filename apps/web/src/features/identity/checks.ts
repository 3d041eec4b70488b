import type { Wire } from '@cairn/contracts/kernel/wire';
import { identityChecksApi } from '@cairn/contracts/kyc/identity-checks.endpoints';
import type { IdentityCheck, NorthKyc } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Check = Wire<IdentityCheck>;
export type North = Wire<NorthKyc>;

/** What the person's page shows of a check, whoever makes it. */
export interface Checked {
  check: Check | null;
  /** Where a provider keeps a record of its own. */
  north: North | null;
}

const KEY = ['identity', 'check'] as const;
/** Until the provider has spoken, the page asks again. */
const AGAIN_MS = 5_000;

const isWaiting = (check: Check | null | undefined): boolean =>
  check?.status === 'planned' || check?.status === 'open' || check?.status === 'review';

export const checkKey = (provider: IdentityProvider) => [...KEY, provider] as const;

export const checkQuery = (provider: IdentityProvider) =>
  queryOptions({
    queryKey: checkKey(provider),
    queryFn: async (): Promise<Checked> => {
      if (provider === 'shufti') return { check: await send(identityChecksApi.shufti, {}), north: null };
      const north = await send(identityChecksApi.north, {});
      return { check: north.check, north };
    },
    refetchInterval: ({ state }) => (isWaiting(state.data?.check) ? AGAIN_MS : false),
  });

/** Begins a check; the address of the provider's page, where it has one. */
export async function beginCheck(provider: IdentityProvider, known: North | null): Promise<string | null> {
  if (provider === 'shufti') return (await send(identityChecksApi.beginShufti, {})).url;
  if (known?.partyId == null) await send(identityChecksApi.createParty, { body: {} });
  await send(identityChecksApi.checkNorth, {});
  return null;
}
