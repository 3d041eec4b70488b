import { render } from '../../testing/render.js';
import { Strata } from './strata.js';

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
  [33, 66],
  [20, 50],
  [30, 95],
])('names its marks at %i and %i per cent at their places', async (...places) => {
  const { container } = await draw(...places);
  expect(container.querySelectorAll('.marks > span')).toHaveLength(2);
});

it.each([
  [25, 50],
  [50, 25],
  [66, 90],
  [80, 95],
])('names its marks at %i and %i per cent below it, not over each other', async (...places) => {
  const { container } = await draw(...places);
  expect(container.querySelector('.marks')).toBeNull();
  expect([...container.querySelectorAll('.legend > span')].map(({ textContent }) => textContent)).toEqual([
    `Minimum raise $${places[0]}`,
    `Goal $${places[1]}`,
  ]);
});
