import { FlagField, InstantField, NestedField, TextField } from '../kernel/fields.js';

/** An invariant of the ledger that does not hold. */
export class BrokenInvariant {
  @TextField() invariant: string;
  /** The condition in English; screens have their own texts, by `invariant`. */
  @TextField() claim: string;
  /** The rows that break it, a line each, at most twenty. */
  @TextField({ max: 4000 }) cause: string;
  @InstantField() at: Date;
  /** False for a delay: it raises an alarm, but money is not frozen. */
  @FlagField() freezes: boolean;
}

/** The verifier's findings, and whether outgoing money is frozen. */
export class LedgerVerification {
  @InstantField({ optional: true }) frozenSince: Date | null;
  @TextField({ optional: true, max: 4000 }) cause: string | null;
  /** A whole run is at work. */
  @FlagField() isRunning: boolean;
  @InstantField({ optional: true }) wholeAt: Date | null;
  @FlagField({ optional: true }) wholeHeld: boolean | null;
  @InstantField({ optional: true }) minuteAt: Date | null;
  @NestedField(() => BrokenInvariant, { many: true }) broken: BrokenInvariant[];
}
