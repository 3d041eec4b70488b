import { isAbaRouting } from './aba-routing.js';
import { isVideoUrl } from './video-url.js';

describe('V-10 a routing number', () => {
  it.each(['110000000', '021000021', '011401533', '122105155'])('may be %s', (digits) => {
    expect(isAbaRouting(digits)).toBe(true);
  });

  it.each([
    '021000022',
    '210000021',
    '000000000',
    '02100002',
    '0210000210',
    'x021000021',
    '021000021x',
    '02100002a',
    '',
  ])('may not be %s', (digits) => {
    expect(isAbaRouting(digits)).toBe(false);
  });

  it('weighs each of its nine places: no digit can change alone', () => {
    const sound = '021000021';
    for (let place = 0; place < 9; place += 1) {
      const changed = `${sound.slice(0, place)}${(Number(sound[place]) + 1) % 10}${sound.slice(place + 1)}`;
      expect([place, isAbaRouting(changed)]).toEqual([place, false]);
    }
    // One more in a place adds its weight: 3, 7 and 1 in turn make whole tens together, in any group.
    expect(['111000000', '000111000', '000000111', '100010001'].map(isAbaRouting)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['300000001', '030000001', '003000100'].map(isAbaRouting)).toEqual([true, false, false]);
  });
});

describe('V-14 a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=abc-_1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://vimeo.com/12345',
    'https://www.vimeo.com/123456789#t=3',
    'https://player.vimeo.com/video/123456789',
    'https://vimeo.com/video/123456789',
  ])('may be at %s', (url) => {
    expect(isVideoUrl(url)).toBe(true);
  });

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'xhttps://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://wwwxyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=abcde',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ/x',
    'https://www.youtube.com/watch?v=dQw4w!WgXcQ',
    'https://youtu.be/abcde',
    'https://youtuxbe/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9!',
    'https://vimeo.com/1234',
    'https://vimeo.com/abcdef',
    'https://vimeo.com.evil.example/12345',
    'https://evil.vimeo.com/12345',
    'https://player.vimeo.com/videos/12345',
    'https://vimeo.com/12345/x',
    'https://vimeo.com/12345\n',
    '',
  ])('may not be at %s', (url) => {
    expect(isVideoUrl(url)).toBe(false);
  });
});
