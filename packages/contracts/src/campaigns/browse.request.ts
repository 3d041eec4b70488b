import { ChoiceField, FlagField, IntegerField, TextField } from '../kernel/fields.js';
import {
  BROWSE_SORTS,
  CAMPAIGN_TYPES,
  CATEGORIES,
  LONGEST_SEARCH,
  type BrowseSort,
  type CampaignType,
} from './options.js';

export class BrowseRequest {
  @TextField({ optional: true, max: LONGEST_SEARCH })
  campaignName?: string | null;
  @ChoiceField(CAMPAIGN_TYPES, { optional: true })
  investingType?: CampaignType | null;
  @ChoiceField(CATEGORIES, { optional: true })
  category?: string | null;
  /** Only those that close within 72 hours. */
  @FlagField({ optional: true })
  closingSoon?: boolean | null;
  /** 2 open, 4 successful; open by default. */
  @ChoiceField([2, 4], { optional: true })
  status?: 2 | 4 | null;
  @ChoiceField(BROWSE_SORTS, { optional: true })
  sortBy?: BrowseSort | null;
  @TextField({ optional: true, max: 300 })
  cursor?: string | null;
  @IntegerField({ optional: true, min: 1, max: 600 })
  limit?: number | null;
}
