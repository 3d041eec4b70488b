import { ChoiceField, FlagField, IdField, InstantField, NestedField, TextField } from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { REPORT_STATES, type ReportState } from '../lifecycles/report.lifecycle.js';
import { MESSAGE_MAX, REPORT_REASONS, type ReportReason } from './messages.requests.js';
import { CampaignLabel, PersonCard } from './notifications.replies.js';

export class MessageReportRow {
  @IdField() id: string;
  @NestedField(() => PersonCard) reporter: PersonCard;
  @NestedField(() => PersonCard) reported: PersonCard;
  @ChoiceField(REPORT_REASONS) reason: ReportReason;
  @ChoiceField(REPORT_STATES) state: ReportState;
  @InstantField() createdAt: Date;
  @InstantField({ optional: true }) decidedAt: Date | null;
}

/** A message in a report, for the moderator. */
export class ReportedMessage {
  @IdField() id: string;
  @IdField() senderId: string;
  @TextField({ max: MESSAGE_MAX }) text: string;
  @InstantField() at: Date;
}

/** A report with the latest messages up to it; nothing that was written later is shown. */
export class MessageReport extends MessageReportRow {
  @TextField({ optional: true, max: 1000 }) detail: string | null;
  @TextField({ optional: true, max: 1000 }) note: string | null;
  @TextField({ optional: true }) decidedBy: string | null;
  @NestedField(() => CampaignLabel, { optional: true }) campaign: CampaignLabel | null;
  @NestedField(() => ReportedMessage, { many: true }) messages: ReportedMessage[];
}

export class MailTemplateRow {
  /** Key of its words. */
  @TextField() id: string;
  /** The subject in the reader's language. */
  @TextField({ max: 300 }) subject: string;
  /** The event it follows. */
  @TextField() event: string;
  /** Null for an answer to the user's own request. */
  @TextField({ optional: true }) topic: string | null;
  /** Languages whose words the operator has changed. */
  @IsArray() changedIn: Language[];
}

export class MailTemplateWords {
  @ChoiceField(LANGUAGE_CODES) language: Language;
  @TextField({ max: 300 }) subject: string;
  @TextField({ max: 2000 }) body: string;
  /** The default text, to restore. */
  @TextField({ max: 300 }) ownSubject: string;
  @TextField({ max: 2000 }) ownBody: string;
  @FlagField() changed: boolean;
  /** Follows from the operator's words: the same words, the same version. */
  @TextField() version: string;
}

export class MailTemplate extends MailTemplateRow {
  /** The placeholders that may be used, as `{{name}}`. */
  @IsArray() placeholders: string[];
  @NestedField(() => MailTemplateWords, { many: true }) words: MailTemplateWords[];
}

export class MailPreview {
  @TextField({ max: 300 }) subject: string;
  @TextField({ max: 60_000 }) html: string;
  @TextField({ max: 20_000 }) text: string;
}
