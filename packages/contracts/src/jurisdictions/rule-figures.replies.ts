import { ChoiceField, DateField, FlagField, FreeField, TextField } from '../kernel/fields.js';
import { JURISDICTION_PROFILES } from '../settings/jurisdiction-profiles.js';

/** One row of the table of legal figures. */
export class RuleFigureRow {
  /** Jurisdiction, key and day: it has no other name. */
  @TextField()
  id: string;
  @ChoiceField(JURISDICTION_PROFILES)
  jurisdiction: string;
  @TextField()
  key: string;
  @FreeField()
  value: unknown;
  @DateField()
  effectiveFrom: string;
  @TextField()
  source: string;
  /** Whether it holds today in its jurisdiction. */
  @FlagField()
  inForce: boolean;
  @TextField({ optional: true })
  reason: string | null;
  @TextField({ optional: true })
  enteredBy: string | null;
}
