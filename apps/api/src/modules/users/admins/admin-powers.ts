import { MONEY_ROLES, type AdminChangeKind, type AdminRole } from '@cairn/contracts';

const hasMoney = (role: AdminRole | null): boolean => role !== null && MONEY_ROLES.includes(role);

interface WantedChange {
  kind: AdminChangeKind;
  /** The account's current permissions; null for an invited admin. */
  from: AdminRole | null;
  /** The permissions after the change; null after a removal. */
  to: AdminRole | null;
}

/**
 * SEC-57: whether a change needs a second super admin: it gives somebody power over money (a role, or a way into an
 * account that has such a role), or it takes the role of super away, which would leave the first person alone with all
 * that needs two. Suspending needs none: it has to be quick, and whoever is suspended still counts as a second person.
 */
export function needsSecondPerson({ kind, from, to }: WantedChange): boolean {
  switch (kind) {
    case 'suspend':
      return false;
    case 'reinstate':
    case 'reset':
      return hasMoney(from);
    case 'invite':
    case 'role':
    case 'remove':
      return (hasMoney(to) && to !== from) || from === 'super';
  }
}
