import { FlagField, InstantField, NestedField, TextField } from '../kernel/fields.js';

/** An invariant of the ledger that does not hold. */
export class BrokenInvariant {
  @TextField() invariant: string;
  /** What should hold, in English; screens say it in words of their own, by `invariant`. */
  @TextField() claim: string;
  /** What breaks it, a line each, at most twenty. */
  @TextField({ max: 4000 }) cause: string;
  @InstantField() at: Date;
  /** False for a delay: it raises an alarm, but money is not frozen. */
  @FlagField() freezes: boolean;
}

/** What the verifier has found, and whether outgoing money is frozen. */
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
