import { isVideoUrl } from '@cairn/contracts/campaigns/files/video-url';

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
