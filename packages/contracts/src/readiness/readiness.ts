import { ChoiceField, FlagField, NestedField, TextField } from '../kernel/fields.js';
import {
  READINESS_POINTS,
  READINESS_STEPS,
  type ReadinessPointCode,
  type ReadinessStep,
} from './readiness.endpoints.js';

/** The result of one check. */
export class ReadinessPoint {
  @ChoiceField(READINESS_POINTS)
  code: ReadinessPointCode;
  @FlagField()
  ready: boolean;
  /** The answer of an external server, or what is missing, verbatim. */
  @TextField({ optional: true, max: 500 })
  answer: string | null;
}

/** A step on the way to the first live campaign, in its current state. */
export class Readiness {
  @ChoiceField(READINESS_STEPS)
  step: ReadinessStep;
  @FlagField()
  ready: boolean;
  @NestedField(() => ReadinessPoint, { many: true })
  points: ReadinessPoint[];
}

/** The result of a test mail. */
export class TestMail {
  @FlagField()
  sent: boolean;
  @TextField({ max: 320 })
  to: string;
  /** The mail server's own words, where it did not take the mail. */
  @TextField({ optional: true, max: 500 })
  answer: string | null;
}
