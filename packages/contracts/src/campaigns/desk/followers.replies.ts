import { IdField, InstantField, TextField } from '../../kernel/fields.js';

/** Somebody who has saved a campaign, as its owner sees them: by name where they show theirs. */
export class Follower {
  /** Of the saved campaign. */
  @IdField()
  id: string;
  /** Null for whoever does not show it. */
  @TextField({ optional: true })
  name: string | null;
  @TextField({ optional: true })
  slug: string | null;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @InstantField()
  at: Date;
}
