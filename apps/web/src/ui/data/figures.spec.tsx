import { render } from '../../testing/render.js';
import { DateText, Money, Percent } from './figures.js';

it('isolates an amount from the direction of the text around it', async () => {
  const { container } = await render(<Money amount={-100_000} currency="USD" />, 'ar');
  const amount = container.querySelector('bdi');
  expect(amount?.getAttribute('dir')).toBe('ltr');
  expect(amount?.textContent).toBe('\u2212$1,000.00');
});

it('C-11 writes a percentage in the reader’s language with Latin digits', async () => {
  expect((await render(<Percent ratio={0.085} />, 'fr')).container.textContent).toMatch(/^8,5\s%$/);
  expect((await render(<Percent ratio={0.085} />, 'ar')).container.textContent).toBe('8.5%');
});

it('keeps the machine’s date beside the reader’s', async () => {
  const { container } = await render(<DateText value="2026-12-18" />);
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-18');
  expect(container.textContent).toBe('18 Dec 2026');
});
