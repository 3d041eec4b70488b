import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESOURCES, type ResourceName } from './app/resources.js';
import { adminOf } from './testing/records.js';
import { list, renderConsole, single, type Answers } from './testing/render-console.js';

/** Lists that stand on a page of another name. */
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
    await user.click(await screen.findByText('Save filter', { selector: 'button' }));
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
