import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const entry = {
  id: '1',
  uid: 'u-1',
  kind: 'dispute_fee',
  phase: 'posted',
  sourceType: 'dispute',
  sourceId: 'd-1',
  actor: 'disputes',
  actorName: null,
  effectiveAt: '2026-11-20T08:00:00.000Z',
  sealed: true,
  pendingId: null,
  reversesId: null,
  settledBy: null,
  lines: [
    { account: 'L:wallet:u-1:USD', holder: null, side: 'D', amount: 218_800, currency: 'USD' },
    { account: 'L:new:USD', holder: null, side: 'C', amount: 218_800, currency: 'USD' },
  ],
};
const unknown = {
  ...entry,
  id: '2',
  kind: 'a_new_kind',
  sourceType: 'a_new_source',
  sourceId: 's-2',
  actor: '01a214e9-ca01-70e7-97f4-6d13e1aa5482',
  actorName: 'Ines Okafor',
};

const held = { ...entry, id: '3', phase: 'pending', settledBy: { id: '4', phase: 'post' } };
const posting = { ...entry, id: '4', phase: 'post', pendingId: '3' };
const open = { ...entry, id: '5', phase: 'pending' };
const voiding = { ...entry, id: '6', phase: 'void', pendingId: '2' };

const show = (language: 'en' | 'fr' | 'ar', ...entries: object[]) =>
  renderConsole({
    at: '/ledger-transactions',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      'GET /admin/ledger-transactions': () => list(...entries),
    },
  });

describe('the entries of the ledger', () => {
  it.each([
    ['en', 'Fee of a dispute', 'Dispute', 'Chargebacks'],
    ['fr', 'Frais d’une contestation', 'Contestation', 'Contestations'],
    ['ar', 'رسم اعتراض', 'اعتراض', 'الاعتراضات'],
  ] as const)(
    'names kind, source and who posted in %s; one that is new to the console stays a code',
    async (language, kind, source, process) => {
      await show(language, entry, unknown);
      expect(await screen.findByText(kind, undefined, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole('link', { name: source }).getAttribute('href')).toBe('/disputes/d-1');
      expect(screen.getByText(process, { selector: 'p *' })).toBeTruthy();
      expect(screen.getByText('Ines Okafor')).toBeTruthy();
      expect(screen.getByText('a_new_kind')).toBeTruthy();
      expect(screen.getByText('a_new_source')).toBeTruthy();
    },
  );

  it('say whether they count, and which entry ended them', async () => {
    await show('en', voiding, open, posting, held);
    await screen.findByText('Voided', undefined, { timeout: 10_000 });
    const items = screen.getAllByRole('listitem');
    const texts = items.map(({ textContent }) => textContent);
    const of = (number: string): string =>
      texts.find((text) => text.includes(`JE-00000${number}`) && text.includes('Fee of a dispute')) ?? '';
    expect(of('6')).toContain('Voids pending entry JE-000002');
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(screen.getByText('Posted')).toBeTruthy();
    expect(screen.getByText('Posted later')).toBeTruthy();
    expect(screen.getByText('Posted by entry').querySelector('a')?.getAttribute('href')).toContain('JE-000004');
  });

  it('name each line and its side for screen readers', async () => {
    await show('en', entry);
    const table = await screen.findByRole('table', { name: 'JE-000001' }, { timeout: 10_000 });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Account', 'Debit', 'Credit']);
    const [debit, credit] = within(table).getAllByRole('row').slice(1);
    expect(debit?.querySelectorAll('td')[0]?.textContent).toBe('$2,188.00');
    expect(credit?.querySelectorAll('td')[0]?.textContent).toBe('');
    expect(credit?.querySelectorAll('td')[1]?.textContent).toBe('$2,188.00');
  });

  it('are narrowed by kind, by status and by the amount of a line as people type it', async () => {
    const user = userEvent.setup();
    const { calls } = await show('en', entry);
    await user.click(await screen.findByRole('button', { name: 'Filters' }, { timeout: 10_000 }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Still pending');
    await user.type(screen.getByLabelText('Amount of a line'), '2,188.00{Enter}');
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/[?&]amount=2188(?:&|$)/u));
    expect(calls.at(-1)?.path).toContain('entryState=pending');
  });

  it.each([
    ['en', 'Filters', 'Amount of a line', '1e3', 'Use digits only, for example 2,188.50'],
    ['fr', 'Filtres', 'Montant d’une ligne', '-1500', 'Saisissez un montant sans signe moins'],
    ['ar', 'عوامل التصفية', 'مبلغ أحد السطور', '12345678901234567', 'هذا الرقم كبير جدًا'],
  ] as const)(
    'are not narrowed in %s by what is no amount; the field says why',
    async (language, filters, name, typed, why) => {
      const user = userEvent.setup();
      const { calls } = await show(language, entry);
      await user.click(await screen.findByRole('button', { name: filters }, { timeout: 10_000 }));
      await user.type(screen.getByLabelText(name), `${typed}{Enter}`);
      expect(await screen.findByText(why)).toBeTruthy();
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
      expect(calls.filter(({ path }) => path.includes('amount='))).toEqual([]);
      await user.clear(screen.getByLabelText(name));
      expect(screen.queryByText(why)).toBeNull();
    },
  );

  it.each([
    ['en', 'Filters', 'Status', 'Posted or voided later'],
    ['fr', 'Filtres', 'État', 'Comptabilisée ou annulée ensuite'],
    ['ar', 'عوامل التصفية', 'الحالة', 'رُحّل أو أُلغي لاحقًا'],
  ] as const)('are narrowed in %s to those that a later entry ended', async (language, filters, name, choice) => {
    const user = userEvent.setup();
    const { calls } = await show(language, held);
    await user.click(await screen.findByRole('button', { name: filters }, { timeout: 10_000 }));
    await user.selectOptions(screen.getByLabelText(name), choice);
    await waitFor(() => expect(calls.at(-1)?.path).toContain('entryState=settled'));
  });

  it('keep an amount with decimals in their field as the reader types it', async () => {
    const user = userEvent.setup();
    const { calls } = await show('fr', entry);
    await user.click(await screen.findByRole('button', { name: 'Filtres' }, { timeout: 10_000 }));
    await user.type(screen.getByLabelText('Montant d’une ligne'), '12,500{Enter}');
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/[?&]amount=12\.5(?:&|$)/u));
    expect(screen.getByLabelText('Montant d’une ligne')).toHaveProperty('value', '12,5');
  });
});
