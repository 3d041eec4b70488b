import type { ApiRequest } from '@cairn/client';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { refusal, renderConsole, single, type Answer } from '../../testing/render-console.js';

const row = (group: string, name: string, debit: number, credit: number) => ({
  group,
  class: name,
  currency: 'USD',
  accounts: 1,
  debit,
  credit,
  pendingDebit: 0,
  pendingCredit: 0,
});

const balance = () =>
  single({
    balanced: true,
    at: '2026-11-20T08:00:00.000Z',
    rows: [row('A:bank', 'asset', 13_000, 3_000), row('L:wallet', 'liability', 2_000, 12_000)],
  });

const show = (
  language: 'en' | 'fr' | 'ar',
  { at = '/ledger', answer = balance }: { at?: string; answer?: (request: ApiRequest) => Answer } = {},
) =>
  renderConsole({
    at,
    language,
    date: 'Fri, 20 Nov 2026 08:00:00 GMT',
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      'GET /admin/ledger/trial-balance': answer,
    },
  });

const netsOf = (table: HTMLElement, side: 'netDebit' | 'netCredit') =>
  [...table.querySelectorAll(`[data-net="${side}"]`)].map(({ textContent }) => textContent);

const dayField = () => screen.findByLabelText<HTMLInputElement>('At the end of', undefined, { timeout: 10_000 });
const asked = (calls: readonly ApiRequest[]) =>
  calls.flatMap(({ path }) => (path.includes('/ledger/trial-balance') ? [path.split('lng=en')[1]] : []));

describe('the trial balance', () => {
  it.each([
    ['en', 'Net debit', 'Net credit'],
    ['fr', 'Solde débiteur', 'Solde créditeur'],
    ['ar', 'رصيد مدين', 'رصيد دائن'],
  ] as const)('has the balance of each group on its side in %s', async (language, debit, credit) => {
    await show(language);
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect(within(table).getByRole('columnheader', { name: debit })).toBeTruthy();
    expect(within(table).getByRole('columnheader', { name: credit })).toBeTruthy();
    const [debits, credits] = [netsOf(table, 'netDebit'), netsOf(table, 'netCredit')];
    expect(debits).toHaveLength(3);
    expect(credits).toHaveLength(3);
    expect(debits[0]).toContain('100');
    expect(credits[0]).toBe('');
    expect(debits[1]).toBe('');
    expect(credits[1]).toContain('100');
  });

  it('closes with net debits and net credits that are equal', async () => {
    await show('en');
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect(netsOf(table, 'netDebit').at(-1)).toBe('$100.00');
    expect(netsOf(table, 'netCredit').at(-1)).toBe('$100.00');
  });

  it('is read for the end of a chosen day, and given as a file of that day', async () => {
    const user = userEvent.setup();
    const { calls } = await show('en');
    fireEvent.change(await dayField(), { target: { value: '2026-11-19' } });
    await user.type(await dayField(), '{Enter}');
    expect(await screen.findByText(/Entries count on the day they take effect/u)).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/admin/ledger/trial-balance?lng=en&on=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(calls.at(-1)?.path).toBe('/admin/ledger/trial-balance?lng=en&format=csv&on=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Show now' }));
    expect(await screen.findByText(/As of/u)).toBeTruthy();
  });

  it('is not asked for while its day is typed, and the field stays through loading and failing', async () => {
    const user = userEvent.setup();
    const answer = ({ path }: ApiRequest) =>
      path.includes('on=2026-11-18') ? refusal(500, 'server.error', 'Something went wrong.') : balance();
    const { calls } = await show('en', { answer });
    const field = await dayField();
    await screen.findByRole('table');
    await user.click(field);
    for (const value of ['0002-11-19', '0020-11-19', '0202-11-19', '2026-11-19']) {
      fireEvent.change(field, { target: { value } });
    }
    expect(asked(calls)).toEqual(['']);
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    await screen.findByText(/Entries count on the day they take effect/u);
    expect(asked(calls)).toEqual(['', '&on=2026-11-19']);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '2026-11-18' } });
    await user.tab();
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(asked(calls)).toEqual(['', '&on=2026-11-19', '&on=2026-11-18']);
    expect(await dayField()).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Show now' }));
    expect(await screen.findByText(/As of/u)).toBeTruthy();
  });

  it('is that of now where the address has an empty day', async () => {
    const { calls } = await show('en', { at: '/ledger?on=' });
    expect(await screen.findByText(/As of/u, undefined, { timeout: 10_000 })).toBeTruthy();
    expect(asked(calls)).toEqual(['']);
  });

  it.each(['zzz', '2026-02-30'])('has a way out of an address with the day %s', async (day) => {
    const user = userEvent.setup();
    const { calls } = await show('en', { at: `/ledger?on=${day}` });
    expect(
      await screen.findByText('Enter a valid date, today or earlier.', undefined, { timeout: 10_000 }),
    ).toBeTruthy();
    expect((await dayField()).getAttribute('aria-invalid')).toBe('true');
    expect(asked(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show now' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByText('Enter a valid date, today or earlier.')).toBeNull();
  });

  it.each([
    ['en', 'At the end of', 'Enter a valid date, today or earlier.'],
    ['fr', 'À la fin du', 'Saisissez une date valide, aujourd’hui au plus tard.'],
    ['ar', 'في نهاية يوم', 'أدخل تاريخًا صحيحًا لا يتجاوز تاريخ اليوم.'],
  ] as const)('is of today at the latest, and says so in %s', async (language, name, why) => {
    const user = userEvent.setup();
    const { calls } = await show(language);
    await screen.findByRole('table', undefined, { timeout: 10_000 });
    const field = screen.getByLabelText(name);
    expect(field.getAttribute('max')).toBe('2026-11-20');
    fireEvent.change(field, { target: { value: '2026-11-21' } });
    await user.type(field, '{Enter}');
    expect(await screen.findByText(why)).toBeTruthy();
    expect(calls.filter(({ path }) => path.includes('on='))).toEqual([]);
  });

  it('says beside the field why the server refuses a day', async () => {
    const why = 'Choose today or an earlier date.';
    const answer = ({ path }: ApiRequest): Answer =>
      path.includes('on=')
        ? {
            status: 400,
            json: {
              status: 'fail',
              code: 'ledger.future_day',
              message: why,
              errors: [{ field: 'on', code: 'ledger.future_day', msg: why }],
            },
          }
        : balance();
    await show('en', { at: '/ledger?on=2026-11-20', answer });
    expect(await screen.findByText(why, undefined, { timeout: 10_000 })).toBeTruthy();
    const field = await dayField();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of now is read again, and a day that was refused is cleared, by "Show now"', async () => {
    const user = userEvent.setup();
    const { calls } = await show('en');
    const field = await dayField();
    fireEvent.change(field, { target: { value: '2026-12-24' } });
    await user.type(field, '{Enter}');
    expect(field.value).toBe('2026-12-24');
    await user.click(screen.getByRole('button', { name: 'Show now' }));
    expect((await dayField()).value).toBe('');
    expect(screen.queryByText('Enter a valid date, today or earlier.')).toBeNull();
    expect(asked(calls)).toEqual(['', '']);
  });

  it('gives the file of a day that is typed and left by the press for it', async () => {
    const user = userEvent.setup();
    const { calls } = await show('en');
    const field = await dayField();
    await user.click(field);
    fireEvent.change(field, { target: { value: '2026-11-10' } });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(asked(calls)).toEqual(expect.arrayContaining(['&format=csv&on=2026-11-10', '&on=2026-11-10']));
    expect(asked(calls)).toHaveLength(3);
  });
});
