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

const draw = (...places: number[]) =>
  render(
    <Strata
      ceiling={100}
      received={0}
      committed={0}
      sentence="Nothing yet"
      marks={places.map((at, n) => ({ at, label: n === 0 ? 'Minimum raise' : 'Goal', value: `$${at}` }))}
    />,
  );

it.each([
  [[33, 66], []],
  [[25, 50], ['Minimum raise$25']],
  [[50, 25], ['Goal$25']],
  [
    [55, 82],
    ['Minimum raise$55', 'Goal$82'],
  ],
  [
    [30, 95],
    ['Minimum raise$30', 'Goal$95'],
  ],
  [[90], ['Minimum raise$90']],
])('names its marks at %j per cent at their places, with %j before the mark', async (places, before) => {
  const { container } = await draw(...places);
  expect(container.querySelectorAll('.marks > span')).toHaveLength(places.length);
  expect([...container.querySelectorAll('.flipped')].map(({ textContent }) => textContent)).toEqual(before);
});

it.each([
  [66, 90],
  [80, 95],
  [10, 20],
])('names its marks at %i and %i per cent below it, not over each other', async (...places) => {
  const { container } = await draw(...places);
  expect(container.querySelector('.marks')).toBeNull();
  expect([...container.querySelectorAll('.legend > span')].map(({ textContent }) => textContent)).toEqual([
    `Minimum raise $${places[0]}`,
    `Goal $${places[1]}`,
  ]);
});
