import { CHANNELS, PREFERENCE_TOPICS, type Channel } from '@cairn/contracts/communication/channels';
import type { Choice } from './queries.js';

const isFixed = (topic: Choice['topic'], channel: Channel): boolean => PREFERENCE_TOPICS[topic][channel] === 'always';

/** One box is pressed. The browser says the site's notices aloud, so the two go together. */
export const withBox = (choice: Choice, channel: Channel, on: boolean): Choice => {
  const next: Choice = { ...choice, [channel]: on };
  if (channel === 'browser' && on) next.site = true;
  if (channel === 'site' && !on) next.browser = false;
  return next;
};

/** Topics of which a box differs: what another tab has saved of the others stays. */
export const changedTopics = (before: readonly Choice[], after: readonly Choice[]): Choice[] =>
  after.filter((choice) => changesBetween(before, [choice]) > 0);

/** The number of boxes that differ. */
export const changesBetween = (before: readonly Choice[], after: readonly Choice[]): number =>
  after.reduce((sum, choice) => {
    const kept = before.find(({ topic }) => topic === choice.topic);
    return sum + CHANNELS.filter((channel) => kept?.[channel] !== choice[channel]).length;
  }, 0);

/** Everything off, except what cannot be switched off and topics about the user's money or security. */
export const onlyNeeded = (choices: readonly Choice[]): Choice[] =>
  choices.map((choice) => {
    const { group } = PREFERENCE_TOPICS[choice.topic];
    if (group === 'money' || group === 'account') return choice;
    const off = CHANNELS.filter((channel) => !isFixed(choice.topic, channel)).map((channel) => [channel, false]);
    return { ...choice, ...(Object.fromEntries(off) as Partial<Choice>) };
  });

/** The number of boxes that are on, including those that cannot be switched off. */
export const countOn = (choices: readonly Choice[]): number =>
  choices.reduce((sum, choice) => sum + CHANNELS.filter((channel) => choice[channel]).length, 0);
