import { EmailField, IdField, InstantField, LineField, TextField } from '../kernel/fields.js';

/** Somebody who has asked to have the account closed, until it is. */
export class DeletionRequest {
  /** The account's. */
  @IdField()
  id: string;
  @LineField()
  name: string;
  @EmailField()
  email: string;
  @TextField({ optional: true, max: 1000 })
  reason: string | null;
  @InstantField()
  requestedAt: Date;
  /** Until then it can be cancelled. */
  @InstantField()
  dueAt: Date;
}
