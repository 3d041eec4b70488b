import { ChoiceField, FlagField, IdsField, IntegerField, TextField } from '../kernel/fields.js';
import {
  BROWSE_SORTS,
  CAMPAIGN_TYPES,
  LONGEST_SEARCH,
  MOST_SAVED,
  SMALLEST_AMOUNTS,
  type BrowseSort,
  type CampaignType,
  type SmallestAmount,
} from './options.js';

/** What the public campaigns can be filtered by. */
export class BrowseFilters {
  @TextField({ optional: true, max: LONGEST_SEARCH })
  campaignName?: string | null;
  @ChoiceField(CAMPAIGN_TYPES, { optional: true })
  investingType?: CampaignType | null;
  @TextField({ optional: true, max: 80 })
  category?: string | null;
  /** Only those that close within 72 hours. */
  @FlagField({ optional: true })
  closingSoon?: boolean | null;
  /** Only those that test interest and take no money. */
  @FlagField({ optional: true })
  testingInterest?: boolean | null;
  /** Only those that take so little, in the site's currency. */
  @ChoiceField(SMALLEST_AMOUNTS, { optional: true })
  smallestAmount?: SmallestAmount | null;
  /** Only these, such as the ones that the reader has saved. */
  @IdsField({ optional: true, most: MOST_SAVED })
  only?: string[] | null;
  /** 2 open, 4 successful; open by default. */
  @ChoiceField([2, 4], { optional: true })
  status?: 2 | 4 | null;
}

export class BrowseRequest extends BrowseFilters {
  @ChoiceField(BROWSE_SORTS, { optional: true })
  sortBy?: BrowseSort | null;
  @TextField({ optional: true, max: 300 })
  cursor?: string | null;
  @IntegerField({ optional: true, min: 1, max: 600 })
  limit?: number | null;
}

/** The filters that are on: each choice is counted with all others of them. */
export class BrowseCountsRequest extends BrowseFilters {
  /** Those that the reader has saved, to be counted as a choice. */
  @IdsField({ optional: true, most: MOST_SAVED })
  saved?: string[] | null;
}
