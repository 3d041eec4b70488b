import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import { BrowseFilters } from './browse-filters.js';

const clearing = () => screen.queryByRole('button', { name: 'Clear all' });

describe('the filters beside the campaigns', () => {
  it('offers to clear only what is on', async () => {
    const user = userEvent.setup();
    await renderAt(<BrowseFilters name="side" titled />, '/browse-companies?kind=debt');
    const button = clearing();
    expect(button).not.toBeNull();
    if (button) await user.click(button);
    expect(clearing()).toBeNull();
    expect(document.activeElement?.contains(screen.getAllByRole('radio')[0] ?? null)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  const SECTORS = [
    { id: '1', code: 'water', name: 'Water', offered: true },
    { id: '2', code: 'film', name: 'Cinema', offered: true },
    { id: '3', code: 'food', name: 'Food', offered: true },
  ];

  it('shows how many campaigns each choice has, and leaves out those without any but for the one that is on', async () => {
    const counts = {
      types: [{ code: 'debt', campaigns: 2 }],
      sectors: [{ code: 'water', campaigns: 1200 }],
    };
    const asked = answering({
      'POST /equities/browse-counts': () => ({ data: counts }),
      'GET /manage-options/category': () => ({ data: SECTORS }),
    });
    await renderAt(
      <BrowseFilters name="side" titled />,
      '/browse-companies?sector=film&amount=5000&q=sea&sort=recent_investment',
    );
    await screen.findByRole('radio', { name: 'Water 1,200' });
    expect(screen.queryByRole('radio', { name: 'Food 0' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Cinema 0' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Loan 2' })).toBeTruthy();
    const sent = asked.find(({ path }) => path === '/equities/browse-counts')?.body ?? '{}';
    const filters: unknown = JSON.parse(sent);
    expect(filters).toMatchObject({ campaignName: 'sea', category: 'film', smallestAmount: 5_000, status: 2 });
    expect(filters).not.toHaveProperty('sortBy');
  });

  it('offers those that close soon while there are any', async () => {
    const counts = { types: [{ code: 'debt', campaigns: 2 }], sectors: [], closingSoon: 1 };
    answering({ 'POST /equities/browse-counts': () => ({ data: counts }) });
    await renderAt(<BrowseFilters name="side" titled />, '/browse-companies');
    const soon = await screen.findByRole('radio', { name: 'Closing soon 1' });
    await userEvent.setup().click(soon);
    expect(clearing()).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Closing soon 1' }).checked).toBe(true);
  });

  it('offers those that test interest while there are any, or while it is chosen', async () => {
    const counts = { types: [{ code: 'debt', campaigns: 2 }], sectors: [], testingInterest: 1 };
    answering({ 'POST /equities/browse-counts': () => ({ data: counts }) });
    await renderAt(<BrowseFilters name="side" titled />, '/browse-companies?status=testing-interest');
    const testing = await screen.findByRole<HTMLInputElement>('radio', { name: 'Testing interest 1' });
    expect(testing.checked).toBe(true);
    expect(clearing()).not.toBeNull();
  });
});
