import { visitSourceOf } from './visit-sources.js';

const OWN = 'cairn.example';

describe('the source of a visit', () => {
  it.each([
    [{}, 'direct'],
    [{ referrer: '' }, 'direct'],
    [{ referrer: 'cairn.example' }, 'site'],
    [{ referrer: 'www.google.co.uk' }, 'google'],
    [{ referrer: 'l.facebook.com' }, 'facebook'],
    [{ referrer: 't.co' }, 'x'],
    [{ referrer: 'mail.google.com' }, 'mail'],
    [{ referrer: 'google.com.evil.example' }, 'other'],
    [{ referrer: 'notgoogle.com' }, 'other'],
    [{ referrer: 'a-blog.example' }, 'other'],
    [{ mark: 'Newsletter', referrer: 'mail.example' }, 'mail'],
    [{ mark: 'linkedin' }, 'linkedin'],
    [{ mark: 'constructor' }, 'other'],
    [{ mark: '__proto__' }, 'other'],
    [{ referrer: 'constructor' }, 'other'],
    [{ mark: 'something-of-mine', referrer: 'www.google.com' }, 'other'],
  ])('of %j is %s', (visit, source) => expect(visitSourceOf(visit, OWN)).toBe(source));
});
