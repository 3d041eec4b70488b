import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESOURCES, type ResourceName } from '../lib/data/resources.js';
import { adminOf, payout } from '../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../testing/render-console.js';

/** Lists on a page of another name. */
const AT: Partial<Record<ResourceName, string>> = {
  'content-records': '/content/faq',
  'missing-translations': '/content/languages',
};

const answers: Answers = {
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/audit-log/chain': () => single({ blocks: 0, entries: 0, waiting: 0, broken: [] }),
  'GET /admin/site-languages': () => single([]),
};
describe.each(RESOURCES)('the list %s', (resource) => {
  it('is searched, its filters are kept, and it is given as a file', async () => {
    const user = userEvent.setup();
    // At once, not key by key: each key draws the whole console again.
    const enter = async (field: HTMLElement, words: string): Promise<void> => {
      await user.click(field);
      await user.paste(words);
    };
    const { calls } = await renderConsole({
      at: AT[resource] ?? `/${resource}`,
      answers: { ...answers, [`GET /admin/${resource}`]: () => list() },
    });
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy();
    await enter(screen.getByLabelText('Search this list'), 'heddle');
    await user.click(await screen.findByText('Save filter'));
    await enter(await screen.findByLabelText('Name'), 'Heddle alone');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    const kept = await screen.findByRole('button', { name: 'Heddle alone' });
    expect(kept.getAttribute('aria-pressed')).toBe('true');
    expect(calls.some(({ path }) => path.startsWith(`/admin/${resource}?`) && path.includes('q=heddle'))).toBe(true);
  });
});

it('an empty view leads to the whole list, and the search box is empty again', async () => {
  const user = userEvent.setup();
  const { calls } = await renderConsole({
    at: '/refunds',
    answers: { ...answers, 'GET /admin/refunds': () => list() },
  });
  const search = await screen.findByLabelText('Search this list');
  await user.type(search, 'heddle');
  await screen.findByText('No results. Try another word or view.');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByText('No refund in this view.');
  expect(search).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(calls.at(-1)?.path).not.toMatch(/state=|q=/u);
});

it('keeps its rows under a notice when too much was asked for', async () => {
  const user = userEvent.setup();
  let isLimited = false;
  await renderConsole({
    at: '/payouts',
    answers: {
      ...answers,
      'GET /admin/payouts': () =>
        isLimited ? refusal(429, 'request.too_many', 'Too many requests. Try again in a minute.') : list(...rows),
    },
  });
  await screen.findByText('Heddle');
  isLimited = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Too many requests. Try again in a minute.')).toBeTruthy();
  expect(screen.getByText('Heddle')).toBeTruthy();
  isLimited = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Too many requests. Try again in a minute.')).toBeNull());
});

const rows = [payout({ id: 'p-1', campaignName: 'Heddle' }), payout({ id: 'p-2', campaignName: 'Clearfold' })];
const openPayouts = (at: string, given = () => rows) =>
  renderConsole({
    at,
    answers: {
      ...answers,
      'GET /admin/payouts': () => list(...given()),
      'GET /admin/payouts/p-1': () => single(rows[0]),
      'GET /admin/payouts/p-2': () => single(rows[1]),
    },
  });

it('is ordered by its heads, and shows the columns that are chosen', async () => {
  const user = userEvent.setup();
  const { calls } = await openPayouts('/payouts');
  await user.click(await screen.findByText('Amount', { selector: 'th *' }));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('sort=amount&order=asc'));
  const head = screen.getByRole('columnheader', { name: /^Amount/u });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByLabelText('Number'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Number/u })).toBeNull());
});

it('an open record leads to its neighbours, and is named in the breadcrumbs', async () => {
  const user = userEvent.setup();
  await openPayouts('/payouts/p-1');
  const way = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  await within(way).findByText('Heddle');
  await screen.findByRole('link', { name: 'Clearfold' });
  await user.click(screen.getByRole('heading', { name: 'Heddle' }));
  await user.keyboard('{ArrowDown}');
  await within(way).findByText('Clearfold');
  expect(screen.getByRole('button', { name: 'Next record' })).toHaveProperty('disabled', true);
});

it('is not asked for while a day of its filters is typed', async () => {
  const user = userEvent.setup();
  const { calls } = await renderConsole({
    at: '/refunds',
    answers: { ...answers, 'GET /admin/refunds': () => list() },
  });
  const spans = () => calls.flatMap(({ path }) => (/[?&]from=/u.test(path) ? [/from=([^&]*)/u.exec(path)?.[1]] : []));
  await user.click(await screen.findByText('Filters'));
  await user.selectOptions(await screen.findByLabelText('Period'), 'between');
  const from = screen.getByLabelText('From');
  await user.click(from);
  fireEvent.change(from, { target: { value: '0202-11-19' } });
  // Another filter of the same list takes effect meanwhile.
  fireEvent.change(screen.getByLabelText('Search this list'), { target: { value: 'heddle' } });
  await waitFor(() => expect(calls.at(-1)?.path).toContain('q=heddle'));
  expect(spans()).toEqual([]);
  fireEvent.change(from, { target: { value: '2026-11-19' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(spans()).toEqual(['2026-11-19']));
  expect(document.activeElement).toBe(from);
});
