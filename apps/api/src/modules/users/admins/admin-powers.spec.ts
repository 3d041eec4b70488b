import { ADMIN_ROLES, type AdminChangeKind, type AdminRole } from '@cairn/contracts';
import { needsSecondPerson } from './admin-powers.js';

type Row = readonly [kind: AdminChangeKind, from: AdminRole | null, to: AdminRole | null, needed: boolean];

const ROWS: readonly Row[] = [
  ['invite', null, 'super', true],
  ['invite', null, 'finance', true],
  ['invite', null, 'moderator', false],
  ['role', 'moderator', 'finance', true],
  ['role', 'finance', 'super', true],
  ['role', 'super', 'finance', true],
  ['role', 'super', 'operator', true],
  ['role', 'finance', 'moderator', false],
  ['role', 'moderator', 'compliance', false],
  ['remove', 'super', null, true],
  ['remove', 'finance', null, false],
  ['reset', 'finance', 'finance', true],
  ['reset', 'super', 'super', true],
  ['reset', 'operator', 'operator', false],
  ['reinstate', 'finance', 'finance', true],
  ['reinstate', 'moderator', 'moderator', false],
];

describe('SEC-57 which changes of admins need a second person', () => {
  it.each(ROWS)('SEC-57 %s from %s to %s: %s', (kind, from, to, needed) => {
    expect(needsSecondPerson({ kind, from, to })).toBe(needed);
  });

  it.each(ADMIN_ROLES)('SEC-57 suspending a %s is done at once', (role) => {
    expect(needsSecondPerson({ kind: 'suspend', from: role, to: role })).toBe(false);
  });
});
