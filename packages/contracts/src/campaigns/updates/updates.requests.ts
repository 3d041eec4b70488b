import { ChoiceField, FreeField, IdField, LineField, TextField, VersionField } from '../../kernel/fields.js';
import { LONGEST_UPDATE_TITLE, UPDATE_AUDIENCES, type UpdateAudience } from './update-options.js';

export class PostUpdateRequest {
  @LineField({ max: LONGEST_UPDATE_TITLE })
  title: string;
  /** Rich text as Tiptap JSON. */
  @FreeField()
  description: Record<string, unknown>;
  /** Everybody unless given. */
  @ChoiceField(UPDATE_AUDIENCES, { optional: true })
  audience?: UpdateAudience | null;
  /** Ignored: an update is dated by the server (decision 12). */
  @TextField({ optional: true, max: 40 })
  createdAt?: string | null;
  /** The sender's own id of the update: sent again after a broken connection it is the same update. */
  @IdField({ optional: true })
  clientKey?: string | null;
}

/** The audience stays: those who have read an update cannot be told to forget it. */
export class ChangeUpdateRequest {
  @LineField({ optional: true, min: 1, max: LONGEST_UPDATE_TITLE })
  title?: string | null;
  @FreeField({ optional: true })
  description?: Record<string, unknown> | null;
  /** Of the update as it was read; without one, what was saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
