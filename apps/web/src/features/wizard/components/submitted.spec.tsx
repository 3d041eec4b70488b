import { screen } from '@testing-library/react';
import { renderGuarded } from '../../../testing/render.js';
import type { Draft } from '../queries.js';
import { Submitted } from './submitted.js';

/** What the page reads of a campaign; the rest of a draft is nothing to it. */
const draft = (status: number): Draft =>
  ({ id: 'one', status, companyProfile: { companyName: 'Stillwater Bakery' } }) as unknown as Draft;

it.each([
  [0, 'Complete the remaining steps, then submit it for review.'],
  [3, 'It was declined. Correct the points raised in the review, then submit it again.'],
])('S-01 a campaign of status %s is not thanked for: it was not submitted', async (status, words) => {
  await renderGuarded(<Submitted draft={draft(status)} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with the draft' }).getAttribute('href')).toContain('/funding/one');
  expect(screen.queryByText('Submitted for review')).toBeNull();
});

it('S-01 one that was submitted says how far it has come', async () => {
  const { unmount } = await renderGuarded(<Submitted draft={draft(1)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Submitted for review' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What we check' })).toBeTruthy();
  unmount();
  await renderGuarded(<Submitted draft={draft(2)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Reviewed and approved' })).toBeTruthy();
});
