import type { AdminPermission } from '@cairn/contracts';
import { useGetIdentity } from 'react-admin';
import type { ConsoleIdentity } from './auth-provider.js';
import { RESOURCE_PERMISSION, type ResourceName } from './resources.js';

/** The signed-in admin; undefined until the server has answered. */
export function useMe(): ConsoleIdentity | undefined {
  const { identity } = useGetIdentity();
  return identity as ConsoleIdentity | undefined; // our own auth provider made it
}

/** Whether the reader's role shows or hides something. The server decides anyway. */
export function useMay(): (permission: AdminPermission) => boolean {
  const me = useMe();
  return (permission) => me?.permissions.includes(permission) ?? false;
}

export function useMaySee(): (resource: ResourceName) => boolean {
  const may = useMay();
  return (resource) => may(RESOURCE_PERMISSION[resource]);
}
