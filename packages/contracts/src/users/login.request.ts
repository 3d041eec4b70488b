import { EmailField, FreeField, TextField } from '../kernel/fields.js';

export class LoginRequest {
  @EmailField()
  email: string;

  @TextField({ min: 8, max: 128, verbatim: true })
  password: string;

  /** Sent by older clients and ignored: the server's clock counts (decision 12). */
  @FreeField({ optional: true })
  createdAt?: unknown;
}
