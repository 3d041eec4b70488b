import { TextField } from '../kernel/fields.js';

export class RetryItemRequest {
  /** The id of a parked item: its sweep and its item. */
  @TextField({ min: 3, max: 400 })
  id: string;
}
