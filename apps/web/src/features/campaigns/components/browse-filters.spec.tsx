import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
});
