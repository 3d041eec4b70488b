import { IdField, InstantField, IntegerField, NestedField, TextField } from '../kernel/fields.js';
import { CampaignCard } from './campaign-card.reply.js';

/** That somebody has saved a campaign. `id` is the record of it, not the campaign. */
export class SavedMark {
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
}

/** A saved campaign as it stands now. */
export class SavedCampaign extends SavedMark {
  @InstantField()
  savedAt: Date;
  @NestedField(() => CampaignCard)
  campaign: CampaignCard;
}

export class NamedFollower {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  name: string;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
}

/** Who has saved a campaign: how many, and the newest of those who let their name be seen. */
export class CampaignFollowers {
  @IntegerField()
  followers: number;
  @NestedField(() => NamedFollower, { many: true })
  named: NamedFollower[];
}
