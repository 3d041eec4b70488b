import { useRefresh } from '../../lib/data/reads.js';

/** A change shows in both lists. */
export function useRefreshAdmins(): () => Promise<void> {
  const accounts = useRefresh('admins');
  const changes = useRefresh('admin-changes');
  return async () => {
    await Promise.all([accounts(), changes()]);
  };
}
