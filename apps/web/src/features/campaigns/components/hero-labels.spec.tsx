import { screen } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import { HeroLabels } from './hero-labels.js';

const card = { id: '1', name: 'Corner Bakery', category: 'food', type: 'equity', investors: 3, interest: null };
const show = async (changes: object) => {
  answering({ 'GET /equities/front': () => page([{ ...card, ...changes }]) });
  await renderAt(
    <svg>
      <HeroLabels />
    </svg>,
    '/',
  );
};

it('names an open campaign beside its stone, with the people who have invested', async () => {
  await show({});
  expect(await screen.findByText('Corner Bakery')).toBeTruthy();
  expect(screen.getByText(/^3 people, /)).toBeTruthy();
});

it('says of one that tests interest that it does, and counts nobody who has invested', async () => {
  await show({ interest: { people: 8, amount: 4_000 }, investors: 0 });
  expect(await screen.findByText('Corner Bakery')).toBeTruthy();
  expect(screen.getByText('Testing interest')).toBeTruthy();
  expect(screen.queryByText(/people/)).toBeNull();
});
