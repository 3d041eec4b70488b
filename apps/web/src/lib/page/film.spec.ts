import { filmOf } from './film.js';

describe('V-14 films', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ])('%s plays from %s', (address, embedUrl) => {
    expect(filmOf(address)?.embedUrl).toBe(embedUrl);
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com.evil.example/76979871',
    'https://notvimeo.com/76979871',
    'javascript:alert(1)',
    'https://vimeo.com/',
    'x',
  ])('SEC-20 %s is no film', (address) => {
    expect(filmOf(address)).toBeNull();
  });
});
