import { ChoiceField, IdField, InstantField, NestedField, TextField } from '../kernel/fields.js';
import {
  BANK_LINK_STATES,
  CONNECTION_STATES,
  DEBIT_HINDRANCES,
  OWNER_MATCHES,
  type BankLinkState,
  type ConnectionState,
  type DebitHindrance,
  type OwnerMatch,
} from './bank-link-states.js';

export class LinkedAccount {
  @IdField()
  id: string;
  /** The bank's name. */
  @TextField({ optional: true })
  bank: string | null;
  /** The last digits of the number. */
  @TextField({ optional: true })
  mask: string | null;
  @ChoiceField(['checking', 'savings'], { optional: true })
  kind: 'checking' | 'savings' | null;
  @ChoiceField(BANK_LINK_STATES)
  state: BankLinkState;
  @ChoiceField(OWNER_MATCHES)
  ownerMatch: OwnerMatch;
  /** Null where it may be debited. */
  @ChoiceField(DEBIT_HINDRANCES, { optional: true })
  hindrance: DebitHindrance | null;
  @InstantField()
  createdAt: Date;
}

export class BankConnection {
  @IdField()
  id: string;
  @ChoiceField(CONNECTION_STATES)
  state: ConnectionState;
  /** The provider's page, while it is open. */
  @TextField({ optional: true, max: 2000 })
  url: string | null;
  /** What was linked, or works again. */
  @NestedField(() => LinkedAccount, { optional: true })
  account: LinkedAccount | null;
}
