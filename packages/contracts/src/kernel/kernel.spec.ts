import { ADMIN_PERMISSIONS } from './permissions.js';
import { ERRORS, isErrorCode } from '../errors/errors.js';
import * as contracts from '../index.js';
import type { Endpoint } from './endpoint.js';

/** Every call of the platform, from the groups that end in `Api`. */
function endpoints(group: unknown): Endpoint[] {
  if (typeof group !== 'object' || group === null) return [];
  if ('method' in group && 'path' in group) return [group as Endpoint]; // an endpoint has both
  return Object.values(group).flatMap(endpoints);
}
const CALLS = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, group]) => endpoints(group));

describe('the calls', () => {
  it('are each declared once', () => {
    const names = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name an access that exists, and the console’s need an admin', () => {
    const known = ['public', 'auth', 'owner', 'investor', 'provider', 'admin', ...ADMIN_PERMISSIONS];
    expect(CALLS.filter(({ access }) => !known.includes(access))).toEqual([]);
    const open = CALLS.filter(({ path, access }) => path.startsWith('/admin/') && access === 'public');
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/admin/enrolment/:token',
      '/admin/enrolment/:token',
      '/admin/first-admin',
      '/admin/login',
      '/admin/login/verify',
    ]);
    expect(CALLS.filter(({ path, access }) => !path.startsWith('/admin/') && access.includes('.'))).toEqual([]);
  });

  it('D-9 are open to admins beside their owner only where they read, and all of those are', () => {
    // What the caller received of a repayment: its path names no record of anybody else.
    const ofCaller = '/repayments/receipt/:repaymentId';
    const reads = CALLS.filter(
      ({ method, access, path }) => method === 'GET' && ['owner', 'investor'].includes(access) && path !== ofCaller,
    );
    expect(reads.length).toBeGreaterThan(13);
    const open = CALLS.filter(({ adminRead }) => adminRead !== undefined);
    expect(open.filter(({ access }) => access !== 'public')).toEqual(reads);
  });

  it('D-9 let admins read the parts of a page that is not public yet, and no other public call', () => {
    const parts = CALLS.filter(({ access, adminRead }) => access === 'public' && adminRead !== undefined);
    expect(parts.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /equity/campaign-faqs/front/:campaignId',
      'GET /equity/extras-document/:campaignId/:id/file',
      'GET /equity/extras-document/front/:campaignId',
      'GET /equity/extras-images/front/:campaignId',
      'GET /equity/extras-videos/front/:campaignId',
      'GET /equity/lead-investors/front/:campaignId',
      'GET /equity/team-members/front/:campaignId',
    ]);
  });

  it('carry a key only where a caller is known and something is made', () => {
    for (const { method, access } of CALLS.filter(({ idempotent }) => idempotent)) {
      expect(method).toBe('POST');
      expect(['public', 'provider']).not.toContain(access);
    }
  });
});

describe('the error catalogue', () => {
  it('has a status and a level for every code, and faults of ours are logged', () => {
    for (const [code, { http, log }] of Object.entries(ERRORS)) {
      expect(code).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(http).toBeGreaterThanOrEqual(400);
      expect(http).toBeLessThan(600);
      // A site that is closed on purpose has no fault.
      if (http >= 500 && code !== 'server.maintenance') expect(['warn', 'error']).toContain(log);
    }
    expect(isErrorCode('wallet.insufficient')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
