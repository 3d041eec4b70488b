import { ChoiceField, FreeField, IdField, InstantField, IntegerField, TextField } from '../../kernel/fields.js';
import { LONGEST_UPDATE_TITLE, UPDATE_AUDIENCES, type UpdateAudience } from './update-options.js';

/** An update of a campaign; `description` is rich text as Tiptap JSON. */
export class CampaignUpdate {
  @IdField()
  id: string;
  @TextField({ max: LONGEST_UPDATE_TITLE })
  title: string;
  @FreeField()
  description: Record<string, unknown>;
  @ChoiceField(UPDATE_AUDIENCES)
  audience: UpdateAudience;
  @InstantField()
  createdAt: Date;
  /** When it was last edited; null where it stands as it was posted. */
  @InstantField({ optional: true })
  editedAt: Date | null;
  /** How often it was edited: as many earlier texts can be opened. */
  @IntegerField()
  edits: number;
  /** The same text, the same version. */
  @TextField()
  version: string;
}

/** What an update said until it was edited. */
export class UpdateEdit {
  @InstantField()
  at: Date;
  @TextField({ max: LONGEST_UPDATE_TITLE })
  title: string;
  @FreeField()
  description: Record<string, unknown>;
}

/** For each of the audiences: how many updates a campaign has, or how many people one is for. */
export class UpdateCounts {
  @IntegerField()
  all: number;
  @IntegerField()
  investors: number;
  @IntegerField()
  followers: number;
}
