import { ChoiceField, EmailField, FlagField, IdField, InstantField, TextField } from '../kernel/fields.js';
import { BANK_LINK_STATES, OWNER_MATCHES, type BankLinkState, type OwnerMatch } from './bank-link-states.js';

/** A linked account as the console shows it, with what our staff decided about its owner. */
export class AdminLinkedAccount {
  @IdField() id: string;
  @IdField() userId: string;
  @TextField() userName: string;
  @EmailField() userEmail: string;
  @TextField({ optional: true }) bank: string | null;
  @TextField({ optional: true }) mask: string | null;
  @ChoiceField(BANK_LINK_STATES) state: BankLinkState;
  @ChoiceField(OWNER_MATCHES) ownerMatch: OwnerMatch;
  /** Null until somebody has decided. */
  @FlagField({ optional: true }) ownerAccepted: boolean | null;
  @InstantField({ optional: true }) decidedAt: Date | null;
  @InstantField() createdAt: Date;
}
