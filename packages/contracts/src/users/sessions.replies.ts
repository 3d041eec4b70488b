import { FlagField, IdField, InstantField, TextField } from '../kernel/fields.js';

/** A place where the account is signed in now. */
export class OpenSession {
  @IdField()
  id: string;
  /** The session of this request. */
  @FlagField()
  current: boolean;
  /** `Firefox, Linux`; null for anything but a browser. */
  @TextField({ optional: true })
  agent: string | null;
  @TextField({ optional: true })
  ip: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField()
  lastSeenAt: Date;
  @InstantField()
  expiresAt: Date;
}

/** SEC-8: used in an address as `appUserId`; valid for one sign-in within a minute. */
export class AutoLogin {
  @TextField({ max: 200 })
  appUserId: string;
  @InstantField()
  expiresAt: Date;
}
