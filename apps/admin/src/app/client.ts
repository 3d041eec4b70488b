import type { Client } from '@cairn/client';
import { adminApi, type AdminPermission } from '@cairn/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { useGetIdentity, useLogoutIfAccessDenied } from 'react-admin';
import type { ConsoleIdentity } from './auth-provider.js';
import type { Calls } from './calls.js';
import { RESOURCE_PERMISSION, type ResourceName } from './resources.js';

export const CallsContext = createContext<Calls | null>(null);

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (calls === null) throw new Error('A console component stands outside its CallsContext');
  return calls;
}

export const useClient = (): Client => useCalls().client;

/** A read of the console. A session that has ended leads to the sign-in page, as in react-admin's own reads. */
export function useConsoleQuery<T>(
  queryKey: readonly string[],
  queryFn: (client: Client) => Promise<T>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<T> {
  const client = useClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const query = useQuery({ queryKey, queryFn: () => queryFn(client), retry: false, ...options });
  const { error } = query;
  useEffect(() => {
    if (error !== null) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return query;
}

/** One record of a list; actions on it invalidate everything that begins with the resource's name. */
export const useRecord = <T>(resource: ResourceName, id: string, read: (client: Client) => Promise<T>) =>
  useConsoleQuery([resource, 'record', id], read);

const QUEUES_KEY = ['queues'] as const;
const QUEUES_EVERY = 60_000;

/** The counts of the queues, fresh once a minute. */
export const useQueues = () =>
  useConsoleQuery(QUEUES_KEY, (client) => client.send(adminApi.queues, {}), { refetchInterval: QUEUES_EVERY });

/** After a decision: its lists, its record, the counts and the audit log are read again. */
export function useRefresh(resource: ResourceName): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [[resource], QUEUES_KEY, ['audit-log'], ['oldest']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

/** Who reads the console; undefined until the server has said so. */
export function useMe(): ConsoleIdentity | undefined {
  const { identity } = useGetIdentity();
  return identity as ConsoleIdentity | undefined; // our own auth provider made it
}

/** What the reader's role hides or shows. The server decides anyway. */
export function useMay(): (permission: AdminPermission) => boolean {
  const me = useMe();
  return (permission) => me?.permissions.includes(permission) ?? false;
}

export function useMaySee(): (resource: ResourceName) => boolean {
  const may = useMay();
  return (resource) => may(RESOURCE_PERMISSION[resource]);
}
