import { FlagField, FreeField, IdField, InstantField, IntegerField, NestedField, TextField } from '../kernel/fields.js';

/** A person as others see them. */
export class PersonCard {
  @IdField()
  id: string;
  @TextField()
  name: string;
  @TextField()
  slug: string;
}

/** A campaign as far as a list names it. */
export class CampaignLabel {
  @IdField()
  id: string;
  @TextField()
  name: string;
  @TextField()
  slug: string;
  /** The logo, else the cover, else the drawing of its sector. */
  @TextField({ optional: true, max: 500 })
  coverUrl: string | null;
  @TextField({ optional: true })
  category: string | null;
}

/** A notification: its kind determines the words, its parameters fill them in. */
export class Notification {
  @IdField()
  id: string;
  @TextField()
  kind: string;
  @FreeField()
  params: Record<string, unknown>;
  @NestedField(() => CampaignLabel, { optional: true })
  campaign: CampaignLabel | null;
  @NestedField(() => PersonCard, { optional: true })
  actor: PersonCard | null;
  @InstantField()
  at: Date;
  @FlagField()
  read: boolean;
  /** Its campaign tests interest: what the law has every such notice say stands under it. */
  @FlagField()
  testsInterest: boolean;
  /** Whether the browser should show it too. */
  @FlagField()
  browser: boolean;
}

/** For the bell: counted up to 100. */
export class UnreadCount {
  @IntegerField()
  notifications: number;
  @IntegerField()
  messages: number;
}

/** One line of the log of what was done with an account. */
export class Activity {
  @IdField()
  id: string;
  @TextField()
  kind: string;
  @FreeField()
  params: Record<string, unknown>;
  @NestedField(() => CampaignLabel, { optional: true })
  campaign: CampaignLabel | null;
  @NestedField(() => PersonCard, { optional: true })
  actor: PersonCard | null;
  @InstantField()
  at: Date;
  /** The browser it was done with, where one is known. */
  @TextField({ optional: true })
  agent: string | null;
}
