import { HistoryEntry } from '../../admin/admin.replies.js';
import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
  TextsField,
} from '../../kernel/fields.js';
import { COVERED_STATES, EXCEPTIONS, type CoveredState, type Exception } from '../../lifecycles/covered.lifecycle.js';
import { DOCUMENT_FILE_STATES, type DocumentFileState } from '../files/document-options.js';
import { SCREENING_LISTS, type ScreeningListKind } from '../../screening/screening-kinds.js';
import {
  COVERED_HOLDS,
  COVERED_KINDS,
  COVERED_ROLES,
  COVERED_SECRETS,
  DISCLOSURE_MAX,
  EVENT_DESCRIPTION_MAX,
  LIST_LACKS,
  type CoveredHold,
  type CoveredKind,
  type CoveredRole,
  type CoveredSecret,
  type ListLack,
} from './covered-roles.js';
import { EVENT_KINDS, EVENT_VERDICTS, type EventKind, type EventVerdict } from './disqualifying-events.js';

/** A question of the questionnaire under the law of the site. */
export class EventQuestion {
  @ChoiceField(EVENT_KINDS) kind: EventKind;
  /** Years to look back; null where it counts while it is in effect. */
  @IntegerField({ optional: true }) years: number | null;
  /** The same of the company, its predecessors and affiliates. */
  @IntegerField({ optional: true }) issuerYears: number | null;
  /** It counts only while it is in effect. */
  @FlagField() whileInEffect: boolean;
  @TextField() source: string;
}

/** An answer, with what it means today. */
export class EventAnswer {
  @ChoiceField(EVENT_KINDS) kind: EventKind;
  @FlagField() happened: boolean;
  @DateField({ optional: true }) occurredOn: string | null;
  @FlagField() inEffect: boolean;
  @TextField({ optional: true, max: EVENT_DESCRIPTION_MAX }) description: string | null;
  /** Null where nothing happened. */
  @ChoiceField(EVENT_VERDICTS, { optional: true }) verdict: EventVerdict | null;
}

/** Evidence about a covered person. */
export class CoveredDocument {
  @IdField() id: string;
  @TextField() name: string;
  @ChoiceField(DOCUMENT_FILE_STATES) state: DocumentFileState;
  @InstantField() addedAt: Date;
  /** Works for five minutes, for whom it was handed to; null until the file is scanned. */
  @TextField({ optional: true, verbatim: true, max: 500 }) link: string | null;
}

/** A covered person, as the owner and the team keep it. */
export class OwnCoveredPerson {
  @IdField() id: string;
  @ChoiceField(COVERED_ROLES) role: CoveredRole;
  @ChoiceField(COVERED_KINDS) kind: CoveredKind;
  /** Masked for everybody but the owner and the team. */
  @TextField() name: string;
  /** The year alone is shown again. */
  @IntegerField({ optional: true }) yearOfBirth: number | null;
  @TextField() country: string;
  @ChoiceField(COVERED_STATES) state: CoveredState;
  /** The answers, or the decision, are too old, or will be at the closing. */
  @FlagField() isDue: boolean;
  @InstantField({ optional: true }) answeredAt: Date | null;
  @InstantField({ optional: true }) decidedAt: Date | null;
  /** Of the decision. */
  @TextField({ optional: true, max: 1000 }) reason: string | null;
  /** Why an event that would disqualify does not. */
  @ChoiceField(EXCEPTIONS, { optional: true }) exception: Exception | null;
  @TextField({ optional: true, max: DISCLOSURE_MAX }) disclosure: string | null;
  /** Whether it may be removed: nothing was decided about it, and the campaign is not under review. */
  @FlagField() isRemovable: boolean;
  @NestedField(() => EventAnswer, { many: true }) answers: EventAnswer[];
  @NestedField(() => CoveredDocument, { many: true }) documents: CoveredDocument[];
}

/** The covered persons of a campaign, and what the law of the site asks about them. */
export class CoveredPersons {
  /** False under a law that does not ask: then there is nothing else. */
  @FlagField() asked: boolean;
  @TextField({ optional: true }) source: string | null;
  /** Percent of the votes from which a holder is covered. */
  @IntegerField({ optional: true }) votingPercent: number | null;
  /** Events before this day are disclosed and do not disqualify. */
  @DateField({ optional: true }) since: string | null;
  /** Days for which answers and a decision count. */
  @IntegerField() days: number;
  @ChoiceField(LIST_LACKS, { optional: true }) lack: ListLack | null;
  /** Why nothing could be approved or closed now. */
  @ChoiceField(COVERED_HOLDS, { optional: true }) hold: CoveredHold | null;
  /** Whether a closing waits for it. */
  @InstantField({ optional: true }) closingWaitsSince: Date | null;
  @NestedField(() => EventQuestion, { many: true }) questions: EventQuestion[];
  @NestedField(() => OwnCoveredPerson, { many: true }) persons: OwnCoveredPerson[];
}

/** A row of the console's list. */
export class CoveredCaseRow {
  @IdField() id: string;
  @IdField() campaignId: string;
  @TextField() campaign: string;
  @ChoiceField(COVERED_ROLES) role: CoveredRole;
  @ChoiceField(COVERED_KINDS) kind: CoveredKind;
  /** First letters. */
  @TextField() name: string;
  @ChoiceField(COVERED_STATES) state: CoveredState;
  @FlagField() isDue: boolean;
  @FlagField() closingWaits: boolean;
  @InstantField({ optional: true }) answeredAt: Date | null;
  @InstantField({ optional: true }) decidedAt: Date | null;
}

/** An entry of a list in force that the person resembles. */
export class ListedMatch {
  @ChoiceField(SCREENING_LISTS) listKind: ScreeningListKind;
  @TextField() entryId: string;
  @TextField({ max: 1000 }) name: string;
  @IntegerField({ min: 0, max: 100 }) score: number;
  @TextsField() birthDates: string[];
  @TextsField() countries: string[];
}

/** A covered person, to be decided on. */
export class CoveredCase extends CoveredCaseRow {
  @TextField() country: string;
  @FlagField() hasBirthDate: boolean;
  /** Null under a law that does not ask. */
  @TextField({ optional: true }) source: string | null;
  @DateField({ optional: true }) since: string | null;
  /** Days for which a decision counts. */
  @IntegerField() days: number;
  /** Whether the answers are too old to decide on. */
  @FlagField() answersOld: boolean;
  @NestedField(() => EventQuestion, { many: true }) questions: EventQuestion[];
  @NestedField(() => EventAnswer, { many: true }) answers: EventAnswer[];
  @NestedField(() => CoveredDocument, { many: true }) documents: CoveredDocument[];
  @NestedField(() => ListedMatch, { many: true }) matches: ListedMatch[];
  @TextField({ optional: true, max: 1000 }) reason: string | null;
  @ChoiceField(EXCEPTIONS, { optional: true }) exception: Exception | null;
  @TextField({ optional: true, max: DISCLOSURE_MAX }) disclosure: string | null;
  @TextField({ optional: true }) decidedBy: string | null;
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
  /** Changes with the subject of the decision; a decision names it. */
  @TextField({ longNumbers: true }) version: string;
}

/** One masked value of a covered person, shown for a short time (SEC-50). */
export class RevealedCovered {
  @ChoiceField(COVERED_SECRETS) field: CoveredSecret;
  @TextField() value: string;
}
