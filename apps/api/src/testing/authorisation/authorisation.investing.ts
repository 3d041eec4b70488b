import { investingAccountsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import type { Person } from '../people.js';
import { appOf } from '../test-app.js';
import { admins, ownedBy, people, readBy, type InvestingRecord, type Row } from './authorisation.rows.js';
import { HOLDER } from '../investing/holder.js';

/** Investments that were begun, and in whose name. */
export const INVESTING_ROWS: Readonly<Record<string, Row>> = {
  'GET /process-investment/:id/:campaignId': {
    ...readBy('investor', ['compliance', 'finance'], 'begun'),
    part: 'liveCampaign',
  },
  'POST /process-investment/reserve/:id': ownedBy('investor', 'begun'),
  'GET /save-investment': people(),
  'GET /save-investment/:id': ownedBy('investor', 'begun'),
  'POST /save-investment': ownedBy('investor', 'begun', { inBody: 'investmentId' }),
  'DELETE /save-investment/:id': ownedBy('investor', 'doomedBegun'),
  'GET /admin/law-change': admins([]),
  'GET /admin/saved-investments': admins(['compliance', 'finance']),
  'GET /admin/saved-investments/:id': admins(['compliance', 'finance'], { object: 'begun' }),
  'POST /admin/saved-investments/:id/archive': admins(['compliance'], {
    object: 'archivedBegun',
    body: { reason: 'Begun twice by mistake' },
  }),
  'GET /investing-accounts': people(),
  'POST /investing-accounts': people({}, { body: HOLDER }),
  'PUT /investing-accounts/:id': ownedBy('investor', 'changedAccount', { body: HOLDER }),
  'DELETE /investing-accounts/:id': ownedBy('investor', 'doomedAccount'),
};

/** One record of each, the investor's. */
export async function investingRecords(investor: Person, campaignId: string): Promise<Record<InvestingRecord, string>> {
  // Nobody begins two of one campaign any more: they are copies of the one that there is.
  const begin = async (): Promise<string> => {
    const id = newId();
    await appOf(investor.api).db.query(
      `insert into investment_draft (id, number, campaign_id, investor_id, idempotency_key, amount, currency, units, unit_price,
         capacity_units, terms_version, begun_at, touched_at)
       select $1::uuid, 'INV-' || lpad(nextval('investment_number')::text, 6, '0'), campaign_id, investor_id, $1, amount,
         currency, units, unit_price, capacity_units, terms_version, kernel.now(), kernel.now()
       from investment_draft where investor_id = $2 and campaign_id = $3 limit 1`,
      [id, investor.id, campaignId],
    );
    return id;
  };
  const account = async (): Promise<string> => (await investor.api.send(investingAccountsApi.add, { body: HOLDER })).id;
  return {
    begun: await begin(),
    doomedBegun: await begin(),
    archivedBegun: await begin(),
    changedAccount: await account(),
    doomedAccount: await account(),
  };
}
