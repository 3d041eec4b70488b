import {
  ChoiceField,
  EmailField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';

/** An optional message of the inviter, as plain text. */
export const INVITATION_MESSAGE_MAX = 300;

/** V-32: addresses separated by commas; each is checked separately. */
export class InviteRequest {
  @TextField({ max: 4000 })
  emails: string;
  @TextField({ optional: true, max: INVITATION_MESSAGE_MAX })
  message?: string | null;
}

/** Another address in place of the one that was invited. */
export class CorrectInvitationRequest {
  @EmailField()
  email: string;
}

export const INVITATION_STATES = ['sent', 'accepted', 'withdrawn'] as const;

export class Invitation {
  @IdField()
  id: string;
  /** Null once it has been forgotten. */
  @TextField({ optional: true })
  email: string | null;
  @ChoiceField(INVITATION_STATES)
  state: (typeof INVITATION_STATES)[number];
  @InstantField()
  sentAt: Date;
  @InstantField({ optional: true })
  remindedAt: Date | null;
  /** From when on it can be reminded of; null where it cannot. */
  @InstantField({ optional: true })
  remindFrom: Date | null;
}

/** The content of an invitation's link. */
export class InvitationOpened {
  @EmailField()
  email: string;
  /** The inviter. */
  @TextField()
  name: string;
}

export class InvitesSent {
  @IntegerField()
  sent: number;
  /** Addresses that had been invited before: they are not invited twice. */
  @TextsField()
  before: string[];
}

export class CloseAccountRequest {
  @TextField({ optional: true, max: 1000 })
  reason?: string | null;
}

export const CLOSING_BLOCKERS = [
  'wallet',
  'investments',
  'campaigns',
  'payouts',
  'repayments',
  'debts',
  'admin',
] as const;
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

export const EXPORT_STATES = ['waiting', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** A copy of everything, being made or made. */
export class DataExport {
  @IdField()
  id: string;
  @ChoiceField(EXPORT_STATES)
  state: ExportState;
  @InstantField()
  requestedAt: Date;
  @InstantField({ optional: true })
  readyAt: Date | null;
  @InstantField({ optional: true })
  expiresAt: Date | null;
  /** The download address, valid for five minutes: only in the read of a single export, after a step-up. */
  @TextField({ optional: true, max: 500 })
  link: string | null;
}

/** The state of an account's closure. */
export class AccountClosing {
  @InstantField({ optional: true })
  requestedAt: Date | null;
  /** Until then it can be cancelled. */
  @InstantField({ optional: true })
  dueAt: Date | null;
  /** The obstacles to settle first. */
  @TextsField()
  blockers: ClosingBlocker[];
  @NestedField(() => DataExport, { optional: true })
  lastExport: DataExport | null;
}
