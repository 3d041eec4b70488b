import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { share, Strata } from './strata.js';

it('never fills the bar past its ceiling', () => {
  expect(share(150, 100)).toBe(100);
  expect(share(-5, 100)).toBe(0);
  expect(share(1, 0)).toBe(0);
});

it('says in one sentence what it shows', async () => {
  await render(<Strata ceiling={100} received={40} committed={10} sentence="40 received of 100" />);
  expect(screen.getByText('40 received of 100')).toBeTruthy();
});

it('draws the reader’s own part apart from what was received', async () => {
  const { container } = await render(<Strata ceiling={100} received={40} committed={0} mine={10} sentence="x" />);
  const parts = [...container.querySelectorAll<HTMLElement>('.track > span')];
  expect(
    parts.map((part) => [part.className, `${part.dataset['tens']}${part.dataset['ones']}.${part.dataset['tenths']}`]),
  ).toEqual([
    ['mine', '10.0'],
    ['received', '30.0'],
  ]);
});
