import { endpoint } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type { IdentityAppealRequest, NorthPartyRequest } from './identity-check.requests.js';
import type { IdentityCheck, NorthKyc } from './identity-check.replies.js';

interface PartyParams {
  partyId: string;
}

/** The confirmation of an identity by a provider, beside the record of `kycApi`. */
export const identityChecksApi = {
  /** Null before the first one. */
  shufti: endpoint<object, IdentityCheck | null>('GET', '/shufti-kyc', 'auth'),
  /** Begins a check, or leads back to the one that waits for the person. */
  beginShufti: endpoint<object, IdentityCheck>('POST', '/shufti-kyc', 'auth'),
  north: endpoint<object, NorthKyc>('GET', '/north-kyc', 'auth'),
  /** Has the party checked; while a check is under way, gives that one. */
  checkNorth: endpoint<object, NorthKyc>('PUT', '/north-kyc', 'auth'),
  createParty: endpoint<{ body: NorthPartyRequest }, NorthKyc>('POST', '/north-kyc/party', 'auth'),
  updateParty: endpoint<{ params: PartyParams; body: NorthPartyRequest }, NorthKyc>(
    'PUT',
    '/north-kyc/party/:partyId',
    'auth',
  ),
  /** A form with the picture or PDF as `document` and its `title`. */
  addDocument: endpoint<{ body: object }, NorthKyc>('PUT', '/north-kyc/document', 'auth'),
  /** After a refusal: a note to compliance, which looks again. */
  appeal: endpoint<{ body: IdentityAppealRequest }, Done>('POST', '/investor-profiles/appeal', 'auth'),
};
