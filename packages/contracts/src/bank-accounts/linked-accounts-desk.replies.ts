import { IsArray } from 'class-validator';
import {
  ChoiceField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  TextField,
} from '../kernel/fields.js';
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
  /** From 0 to 100: how well the bank's name of the owner agrees with ours; null where the bank tells nothing. */
  @IntegerField({ optional: true }) ownerScore: number | null;
  /** Null until somebody has decided. */
  @FlagField({ optional: true }) ownerAccepted: boolean | null;
  @InstantField({ optional: true }) decidedAt: Date | null;
  @InstantField() createdAt: Date;
}

/** With the names that the bank was asked about. */
export class LinkedAccountDetail extends AdminLinkedAccount {
  @IsArray() names: string[];
}
