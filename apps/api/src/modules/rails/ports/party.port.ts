import type { Domicile } from '@cairn/contracts/kyc/identity-check.requests';
import type { PersonToConfirm } from './identity.port.js';
import type { Outcome } from './outcome.js';

/** The record of a person that a provider keeps apart from its checks. */
export interface PartyPort {
  /** Costs nothing: one whose answer was lost is made again, and the first is left alone. */
  create(who: PersonToConfirm, domicile: Domicile): Promise<Outcome<{ partyId: string }>>;
  update(partyId: string, who: PersonToConfirm, domicile: Domicile): Promise<Outcome<null>>;
}
