import { DateField, FlagField, InstantField, IntegerField, NestedField, TextField } from '../../kernel/fields.js';

/** A part of the target that was reached, and the report about it (17 CFR 227.203(a)(3)). */
export class ProgressReport {
  /** 50 or 100. */
  @IntegerField()
  percent: number;
  @InstantField()
  reachedAt: Date;
  /** Null where no law asked for a report. */
  @InstantField({ optional: true })
  reportUntil: Date | null;
  /** By which day the owner says to have filed it. */
  @DateField({ optional: true })
  filedOn: string | null;
  @TextField({ optional: true })
  filedBy: string | null;
  /** Not filed, and its time is over. */
  @FlagField()
  isLate: boolean;
}

export class ProgressReports {
  @NestedField(() => ProgressReport, { many: true })
  reports: ProgressReport[];
  /** Where the law asks for them; null where none does. */
  @TextField({ optional: true })
  citation: string | null;
}
