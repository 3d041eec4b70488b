import {
  CHANNELS,
  channelsOf,
  NOTIFICATION_GROUPS,
  PREFERENCE_TOPIC_NAMES,
  PREFERENCE_TOPICS,
  type Channel,
} from './channels.js';
import { groupOf, NOTIFICATION_KINDS, paramsOf, pathOf } from './notification-kinds.js';

const kinds = Object.entries(NOTIFICATION_KINDS);
const NONE = { email: false, site: false, browser: false };

describe('channels', () => {
  it.each(PREFERENCE_TOPIC_NAMES)('of %s follow the rule until somebody chooses, and `always` is always', (topic) => {
    const rules = PREFERENCE_TOPICS[topic];
    const [untouched, refused] = [channelsOf(topic, {}), channelsOf(topic, { [topic]: NONE })];
    for (const channel of CHANNELS) {
      expect([channel, untouched[channel]]).toEqual([channel, rules[channel] !== 'off']);
      expect([channel, refused[channel]]).toEqual([channel, rules[channel] === 'always']);
    }
  });

  it('say nothing in the browser that is not on the site', () => {
    expect(channelsOf('messages', { messages: { site: false, browser: true } })).toMatchObject({ browser: false });
  });

  it('are chosen for no topic that nothing falls under', () => {
    const used = new Set(kinds.map(([, { topic }]) => topic));
    expect(PREFERENCE_TOPIC_NAMES.filter((topic) => !used.has(topic))).toEqual([]);
  });
});

describe('kinds of notices', () => {
  it.each(kinds)('%s leads to a page by words that it brings', (_topic, kind) => {
    const needed = [...kind.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'link');
    expect(needed.filter((name) => !kind.params.includes(name))).toEqual([]);
    expect(kind.path).toMatch(/^\//);
    expect(groupOf(kind)).toBe(kind.topic === null ? 'account' : PREFERENCE_TOPICS[kind.topic].group);
  });

  it('tell nobody on the site of what nobody may choose, and each has a use', () => {
    for (const [topic, { site, topic: choice, mail, activity }] of kinds) {
      expect([topic, site && choice === null]).toEqual([topic, false]);
      expect([topic, mail || site || activity !== null]).toEqual([topic, true]);
    }
  });

  it('take of an event what their words need, and nothing else', () => {
    const kind = NOTIFICATION_KINDS['withdrawal.sent'];
    if (kind === undefined) throw new Error('There is no such kind');
    const body = { userId: 'u', amount: 5, currency: 'USD', reference: 'R', accountNumber: '000123456789' };
    expect(paramsOf(kind, body)).toEqual({ amount: 5, currency: 'USD', reference: 'R' });
  });

  it('SEC-26 lead to own paths only, whatever an event says', () => {
    const kind = NOTIFICATION_KINDS['user.followed'];
    if (kind === undefined) throw new Error('There is no such kind');
    expect(pathOf(kind, { actorSlug: '//evil.example/?x=1#y' })).toBe('/profile/%2F%2Fevil.example%2F%3Fx%3D1%23y');
    expect(pathOf(kind, { actorSlug: 7 })).toBe('/profile/');
  });
});

describe('the matrix of preferences', () => {
  it('writes to the mailbox whatever is chosen of money and safety', () => {
    const always = (channel: Channel): string[] =>
      PREFERENCE_TOPIC_NAMES.filter((topic) => channelsOf(topic, { [topic]: NONE })[channel]);
    expect(always('email')).toEqual(['payments', 'repayments', 'transfers', 'terms', 'identity', 'security']);
    expect(always('site')).toEqual(['terms', 'security']);
    expect(always('browser')).toEqual([]);
  });

  it('begins with all but the notices that few people want', () => {
    const quiet = (channel: Channel): string[] =>
      PREFERENCE_TOPIC_NAMES.filter((topic) => !channelsOf(topic, {})[channel]);
    expect([quiet('email'), quiet('site'), quiet('browser')]).toEqual([['follows'], [], ['follows', 'invitations']]);
  });

  it('has four groups', () => {
    const topics = (group: string): string[] =>
      PREFERENCE_TOPIC_NAMES.filter((topic) => PREFERENCE_TOPICS[topic].group === group);
    expect(NOTIFICATION_GROUPS.map(topics)).toEqual([
      ['payments', 'repayments', 'transfers', 'terms'],
      ['campaign_review', 'campaign_result', 'documents', 'campaign_updates', 'reminders', 'discussion'],
      ['messages', 'follows', 'invitations'],
      ['identity', 'security'],
    ]);
  });

  it('follows a choice in each channel alone', () => {
    expect(CHANNELS).toEqual(['email', 'site', 'browser']);
    expect(channelsOf('follows', { follows: { email: true } })).toEqual({ email: true, site: true, browser: false });
    expect(channelsOf('follows', { follows: { browser: true } })).toEqual({ email: false, site: true, browser: true });
    expect(channelsOf('messages', { follows: { email: false } })).toEqual({ email: true, site: true, browser: true });
  });
});
