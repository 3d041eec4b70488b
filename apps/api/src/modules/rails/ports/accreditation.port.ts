import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import type { DocumentToSend, PersonToConfirm } from './identity.port.js';
import type { Op, Outcome } from './outcome.js';

export interface AccreditationSnapshot {
  readonly ref: string;
  readonly state: 'open' | 'more_asked' | 'approved' | 'declined';
  readonly code: string | null;
}

/** Has a provider verify that an investor is accredited. Each request costs a fee: nothing is repeated unasked. */
export interface AccreditationPort {
  readonly provider: IdentityProvider;
  readonly isConfigured: boolean;
  /** Opens an account for a party: what requests are made for. It costs nothing. */
  open(who: PersonToConfirm, party: string): Promise<Outcome<{ account: string }>>;
  request(op: Op, account: string): Promise<Outcome<{ ref: string }>>;
  /** What an attempt without an answer has begun at the provider; null if nothing. */
  findByOp(op: Op, account: string): Promise<Outcome<{ ref: string } | null>>;
  /** Tells that new evidence was added, or that a letter is wanted. */
  update(ref: string, status: 'New Info Added' | 'Updated Letter Requested'): Promise<Outcome<null>>;
  addDocument(op: Op, account: string, file: DocumentToSend): Promise<Outcome<null>>;
  read(account: string, ref: string): Promise<Outcome<AccreditationSnapshot | null>>;
}
