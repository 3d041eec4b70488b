import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { watchSight } from '../../../testing/sight.js';
import { Newsletter } from './newsletter.js';

it('shows its field once the reader has come to it, without a press', async () => {
  const sight = watchSight();
  answering({ 'GET /recaptcha': () => ({ data: { provider: 'altcha' } }) });
  await render(<Newsletter />);
  expect(screen.queryByRole('textbox')).toBeNull();
  sight.come();
  expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeTruthy();
  sight.go();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});
