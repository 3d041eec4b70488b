import { HistoryEntry } from '../admin/admin.replies.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { SCREENING_CASE_STATES, type ScreeningCaseState } from '../lifecycles/screening.lifecycle.js';
import {
  BIRTH_MATCHES,
  COUNTRY_MATCHES,
  SCREENING_FAULTS,
  SCREENING_LISTS,
  SCREENING_LIST_STATES,
  type BirthMatch,
  type CountryMatch,
  type ScreeningFault,
  type ScreeningListKind,
  type ScreeningListState,
} from './screening-kinds.js';

/** A version of a list, with what became of it. */
export class ScreeningListRow {
  @IdField() id: string;
  @ChoiceField(SCREENING_LISTS) kind: ScreeningListKind;
  @ChoiceField(SCREENING_LIST_STATES) state: ScreeningListState;
  @TextField() fileName: string;
  /** Bytes. */
  @IntegerField() size: number;
  /** Of the file, in hexadecimal. */
  @TextField({ max: 64, verbatim: true }) sha256: string;
  /** Percent of the file that is read. */
  @IntegerField({ min: 0, max: 100 }) progress: number;
  @IntegerField({ optional: true }) entries: number | null;
  /** Entries that are people: with these identities are compared. */
  @IntegerField({ optional: true }) people: number | null;
  @ChoiceField(SCREENING_FAULTS, { optional: true }) fault: ScreeningFault | null;
  /** Where the fault is. */
  @IntegerField({ optional: true }) faultLine: number | null;
  @TextField() uploadedBy: string;
  @InstantField() uploadedAt: Date;
  @InstantField({ optional: true }) finishedAt: Date | null;
}

/** A match in short, beside the identity record that it is about. */
export class ScreeningCaseBrief {
  @IdField() id: string;
  /** The company of theirs that was compared; null where it was the person. */
  @TextField({ optional: true }) company: string | null;
  @ChoiceField(SCREENING_LISTS) listKind: ScreeningListKind;
  @ChoiceField(SCREENING_CASE_STATES) state: ScreeningCaseState;
  /** Of the entry. */
  @TextField({ max: 1000 }) entryName: string;
  @IntegerField({ min: 0, max: 100 }) score: number;
}

export class ScreeningCaseRow extends ScreeningCaseBrief {
  @IdField() userId: string;
  /** Of the account. */
  @TextField() name: string;
  @TextField() email: string;
  @InstantField() openedAt: Date;
  @InstantField({ optional: true }) decidedAt: Date | null;
}

/** An entry as the list has it; what it leaves out is empty. */
export class ScreeningEntry {
  @TextField() id: string;
  /** The list's word for what it is, such as `Person`. */
  @TextField() schema: string;
  @TextField({ max: 1000 }) name: string;
  @TextsField({ max: 1000 }) aliases: string[];
  /** Whole dates, or years. */
  @TextsField() birthDates: string[];
  @TextsField() countries: string[];
  @TextField({ optional: true, max: 20_000, verbatim: true }) addresses: string;
  @TextField({ optional: true, max: 20_000, verbatim: true }) identifiers: string;
  /** The measures that it stands for. */
  @TextField({ optional: true, max: 20_000, verbatim: true }) sanctions: string;
  @TextField({ optional: true, max: 20_000, verbatim: true }) dataset: string;
  @TextField({ optional: true, verbatim: true }) firstSeen: string;
  @TextField({ optional: true, verbatim: true }) lastChange: string;
}

/** What is compared with the entry. */
export class ScreenedPerson {
  @IdField() identityId: string;
  @TextField() legalName: string;
  /** The rest of the date of birth is masked. */
  @IntegerField() birthYear: number;
  @TextField() country: string;
}

/** One match, to be decided on. */
export class ScreeningCase extends ScreeningCaseRow {
  /** The name of the entry that was found to be alike. */
  @TextField({ max: 1000 }) matchedName: string;
  @IntegerField({ min: 0, max: 100 }) nameScore: number;
  @ChoiceField(BIRTH_MATCHES) birth: BirthMatch;
  @ChoiceField(COUNTRY_MATCHES) country: CountryMatch;
  @NestedField(() => ScreeningEntry) entry: ScreeningEntry;
  /** Whether the list in force still has the entry. */
  @FlagField() stillListed: boolean;
  @NestedField(() => ScreenedPerson, { optional: true }) person: ScreenedPerson | null;
  @TextField({ optional: true, max: 1000 }) reason: string | null;
  @TextField({ optional: true }) decidedBy: string | null;
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
  /** Changes with the subject of the decision; a decision names it. */
  @TextField({ longNumbers: true }) version: string;
}
