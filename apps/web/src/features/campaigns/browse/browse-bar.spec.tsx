import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import { AppliedFilters, BrowseBar } from './browse-bar.js';
import { BrowseFilters } from './browse-filters.js';

const Back = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

const show = (address: string) =>
  renderAt(
    <>
      <Back />
      <BrowseBar />
      <AppliedFilters />
      <BrowseFilters name="side" titled />
    </>,
    address,
  );

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('takes back the last filter where one goes back, not the page', async () => {
  const user = userEvent.setup();
  const water = { id: '1', code: 'water', name: 'Water', offered: true };
  answering({ 'GET /manage-options/category': () => ({ data: [water] }) });
  await show('/browse-companies');
  await user.click(radio('Loan'));
  await user.click(await screen.findByRole('radio', { name: 'Water' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect([radio('Loan').checked, radio('Water').checked]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(radio('Loan').checked).toBe(false);
});

it('empties the search field where its filter is removed, and fills it where one goes back', async () => {
  const user = userEvent.setup();
  await show('/browse-companies');
  await user.type(field(), 'river ');
  await user.click(await screen.findByRole('button', { name: 'Remove the filter river' }));
  await waitFor(() => expect(field().value).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(field().value).toBe('river'));
});

it('has the filters in the form that a browser without scripts sends', async () => {
  const { container } = await show('/browse-companies?kind=debt');
  expect(container.querySelector('form[method="get"] noscript')).toBeTruthy();
});
