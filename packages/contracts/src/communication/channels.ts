/** The channels of notifications. Browser notifications repeat those of the site. */
export const CHANNELS = ['email', 'site', 'browser'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `always` cannot be switched off; `on` and `off` apply until the user chooses. */
export type ChannelRule = 'always' | 'on' | 'off';

/** Lists of notices are narrowed by these; the matrix of preferences is grouped by them. */
export const NOTIFICATION_GROUPS = ['money', 'campaigns', 'people', 'account'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

interface Topic extends Readonly<Record<Channel, ChannelRule>> {
  readonly group: NotificationGroup;
}

/** Topics of notification preferences. Topics about money and security are always mailed. */
export const PREFERENCE_TOPICS = {
  payments: { group: 'money', email: 'always', site: 'on', browser: 'on' },
  repayments: { group: 'money', email: 'always', site: 'on', browser: 'on' },
  transfers: { group: 'money', email: 'always', site: 'on', browser: 'on' },
  terms: { group: 'money', email: 'always', site: 'always', browser: 'on' },
  campaign_review: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  campaign_result: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  documents: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  campaign_updates: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  reminders: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  discussion: { group: 'campaigns', email: 'on', site: 'on', browser: 'on' },
  messages: { group: 'people', email: 'on', site: 'on', browser: 'on' },
  follows: { group: 'people', email: 'off', site: 'on', browser: 'off' },
  invitations: { group: 'people', email: 'on', site: 'on', browser: 'off' },
  identity: { group: 'account', email: 'always', site: 'on', browser: 'on' },
  security: { group: 'account', email: 'always', site: 'always', browser: 'on' },
} as const satisfies Record<string, Topic>;

export type PreferenceTopic = keyof typeof PREFERENCE_TOPICS;
export const PREFERENCE_TOPIC_NAMES = Object.keys(PREFERENCE_TOPICS) as PreferenceTopic[]; // the table's own keys

/** The user's choices that differ from the topic's default. */
export type ChannelChoices = Partial<Record<PreferenceTopic, Partial<Record<Channel, boolean>>>>;

/** The channels of a topic for a user with these choices. */
export function channelsOf(topic: PreferenceTopic, choices: ChannelChoices): Record<Channel, boolean> {
  const rules: Topic = PREFERENCE_TOPICS[topic];
  const chosen = choices[topic] ?? {};
  const isOn = (channel: Channel): boolean =>
    rules[channel] === 'always' || (chosen[channel] ?? rules[channel] === 'on');
  const site = isOn('site');
  // A notification that is not on the site is not shown by the browser either.
  return { email: isOn('email'), site, browser: site && isOn('browser') };
}
