import { FlagField, IdField, InstantField, IntegerField, TextField } from '../kernel/fields.js';

/** An item that a sweep could not finish: it is retried separately and delays no other. */
export class ParkedItemRow {
  @TextField() id: string;
  @TextField() sweep: string;
  @TextField() item: string;
  @TextField({ max: 2000 }) cause: string;
  @IntegerField() attempts: number;
  @InstantField() firstFailedAt: Date;
  @InstantField() nextTryAt: Date;
}

/** A message that was given up after its tries. What it carries is not shown. */
export class DeadLetterRow {
  @IdField() id: string;
  @TextField() topic: string;
  @TextField() consumer: string;
  @TextField() queue: string;
  @TextField({ max: 2000 }) failure: string;
  @InstantField() diedAt: Date;
  @InstantField({ optional: true }) replayedAt: Date | null;
  /** It can be delivered again: this has not been done since it was given up. */
  @FlagField() mayReplay: boolean;
}
