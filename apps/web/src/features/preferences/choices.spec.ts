import { PREFERENCE_TOPIC_NAMES } from '@cairn/contracts/communication/channels';
import type { Choice } from './queries.js';
import { changesBetween, countOn, onlyNeeded, withBox } from './choices.js';

const all: Choice[] = PREFERENCE_TOPIC_NAMES.map((topic) => ({ topic, email: true, site: true, browser: true }));
const [first] = all as [Choice];

describe('choices of what arrives', () => {
  it('switch the browser on with the site, and off with it', () => {
    const off = { ...first, site: false, browser: false };
    expect(withBox(off, 'browser', true)).toMatchObject({ site: true, browser: true });
    expect(withBox(first, 'site', false)).toMatchObject({ site: false, browser: false, email: true });
    expect(withBox(off, 'site', true)).toMatchObject({ site: true, browser: false });
  });

  it('count what was changed', () => {
    expect(changesBetween(all, all)).toBe(0);
    expect(changesBetween(all, [withBox(first, 'site', false), ...all.slice(1)])).toBe(2);
  });

  it('keep money and safety when the rest is stopped', () => {
    const kept = onlyNeeded(all);
    expect(kept.find(({ topic }) => topic === 'payments')).toEqual(first);
    expect(kept.find(({ topic }) => topic === 'messages')).toMatchObject({ email: false, site: false, browser: false });
    expect(countOn(kept)).toBeLessThan(countOn(all));
  });
});
