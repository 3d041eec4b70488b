import type { EventMap, Topic } from '../events/event-map.js';
import type { PreferenceTopic } from './channels.js';

/** Icons of notifications that are about no company and no person. */
export type NotificationIcon = 'money' | 'campaign' | 'person' | 'message' | 'identity' | 'security' | 'account';

/** How one event is shown: its words, its link, and whose activity log it is in. */
export interface NotificationKind<Param extends string = string> {
  /** Key of its words: of the mail, of the notice and of the line in the log. */
  readonly words: string;
  /** Its topic of preferences; null for an answer to the user's own request, which is always sent. */
  readonly topic: PreferenceTopic | null;
  readonly mail: boolean;
  readonly site: boolean;
  /** In whose activity log it is recorded: the recipient's, the actor's, or in none. */
  readonly activity: 'user' | 'actor' | null;
  /** The actor, as the log shows it. */
  readonly by: 'self' | 'team' | 'site' | 'other';
  readonly icon: NotificationIcon;
  /** `{name}` is a parameter; in mails `{link}` is the secret of the event's `linkId`, and `{code}` its six digits. */
  readonly path: string;
  /** False for a mail with a code for a page that is already open. */
  readonly hasButton?: boolean;
  /** The parameters of the event's body that its words and path may use. */
  readonly params: readonly Param[];
}

/** The values read from an event's records when it is sent: names may have changed since. */
type Named = 'actor' | 'actorSlug' | 'campaign';
type Keys<Body> = Body extends unknown ? keyof Body & string : never;

/** Kinds by the topics of their events; each uses only what its event carries or names. */
export type KindsByTopic = { readonly [T in Topic]?: NotificationKind<Keys<EventMap[T]> | Named> };

type Defaults<Param extends string> = Omit<NotificationKind<Param>, 'words' | 'path'>;
type Own = Partial<Omit<Defaults<never>, 'params'>> & Pick<NotificationKind, 'words' | 'path'>;

/** A kind of a family: with the family's params, or with its own. */
interface Family<Usual extends string> {
  (own: Own & { readonly params?: undefined }): NotificationKind<Usual>;
  <const Param extends string>(own: Own & { readonly params: readonly Param[] }): NotificationKind<Param>;
}

const of =
  <const Usual extends string>({ params: usual, ...defaults }: Defaults<Usual>): Family<Usual> =>
  ({ params, ...own }: Own & { readonly params?: readonly string[] | undefined }) => ({
    ...defaults,
    ...own,
    params: (params ?? usual) as never[], // which of the two is what the overloads of Family say
  });

export const account = of({
  topic: null,
  mail: false,
  site: false,
  activity: 'user',
  by: 'self',
  icon: 'account',
  params: [],
});
export const security = of({
  topic: 'security',
  mail: true,
  site: true,
  activity: 'user',
  by: 'self',
  icon: 'security',
  params: [],
});
export const money = of({
  topic: 'payments',
  mail: true,
  site: true,
  activity: 'user',
  by: 'site',
  icon: 'money',
  params: ['campaign', 'amount', 'currency'],
});
/** The user's own actions with money: in the log, without a notification. */
export const ownMoney = of({
  topic: 'transfers',
  mail: false,
  site: false,
  activity: 'user',
  by: 'self',
  icon: 'money',
  params: ['campaign', 'campaignId', 'amount', 'currency'],
});
export const campaign = of({
  topic: 'campaign_review',
  mail: true,
  site: true,
  activity: 'user',
  by: 'team',
  icon: 'campaign',
  params: ['campaign', 'campaignId', 'slug'],
});
export const identity = of({
  topic: 'identity',
  mail: true,
  site: true,
  activity: 'user',
  by: 'team',
  icon: 'identity',
  params: ['reason'],
});
export const person = of({
  topic: 'follows',
  mail: true,
  site: true,
  activity: 'user',
  by: 'other',
  icon: 'person',
  params: ['actor', 'actorSlug'],
});
