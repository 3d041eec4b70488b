import { act, screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { Newsletter } from './newsletter.js';

it('shows its field once the reader has come to it, without a press', async () => {
  const usual = window.IntersectionObserver;
  let tell: (isIntersecting: boolean) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => seen([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never; // what the newsletter uses of it
  answering({ 'GET /recaptcha': () => ({ data: { provider: 'altcha' } }) });
  await render(<Newsletter />);
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => tell(true));
  expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeTruthy();
  act(() => tell(false));
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  window.IntersectionObserver = usual;
});
