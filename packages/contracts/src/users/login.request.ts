import { EmailField, FreeField, OnlyIf, TextField } from '../kernel/fields.js';

const byPassword = ({ appUserId }: LoginRequest): boolean => !appUserId;

/** By email and password, or by a one-time `appUserId` in their place (decision 10). */
export class LoginRequest {
  @EmailField()
  @OnlyIf(byPassword)
  email: string;

  @TextField({ min: 8, max: 128, verbatim: true })
  @OnlyIf(byPassword)
  password: string;

  @TextField({ optional: true, max: 200 })
  appUserId?: string | null;

  /** Sent by older clients and ignored: the server's clock counts (decision 12). */
  @FreeField({ optional: true })
  createdAt?: unknown;
}
