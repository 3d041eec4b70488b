import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../../kernel/fields.js';
import { ProcessStep } from './investment-process.reply.js';
import { ARCHIVE_REASONS, SAVED_STATES, type ArchiveReason, type SavedState } from './saved-states.js';

/** An investment that somebody has begun and not paid, as the console lists it. */
export class SavedInvestmentRow {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  investorId: string;
  @TextField()
  investorName: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @ChoiceField(SAVED_STATES)
  state: SavedState;
  /** When something was last done about it. */
  @InstantField()
  touchedAt: Date;
}

/** One of them, with how far it is and why it is offered no more. */
export class SavedInvestment extends SavedInvestmentRow {
  @IntegerField({ optional: true })
  units: number | null;
  @InstantField()
  begunAt: Date;
  /** Until when it is kept if nothing is done. */
  @InstantField()
  savedUntil: Date;
  /** It holds a place, which archiving gives back. */
  @FlagField()
  holdsPlace: boolean;
  @NestedField(() => ProcessStep, { many: true })
  steps: ProcessStep[];
  @InstantField({ optional: true })
  archivedAt: Date | null;
  @ChoiceField(ARCHIVE_REASONS, { optional: true })
  archiveReason: ArchiveReason | null;
  /** What the admin wrote. */
  @TextField({ optional: true })
  archiveNote: string | null;
}
