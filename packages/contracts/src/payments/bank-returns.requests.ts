import { LineField } from '../kernel/fields.js';

/** A transfer was made: the bank's reference of it. */
export class SendReturnRequest {
  @LineField({ min: 3, max: 140, longNumbers: true })
  reference: string;
}
