import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { nothingBack, receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { HoldingsTable } from './holdings-table.js';
import { NeedsYou } from './needs-you.js';

describe('the list of holdings', () => {
  it('shows a reservation as reserved and not paid, until when, and never as invested', async () => {
    const user = userEvent.setup();
    await render(
      <HoldingsTable
        holdings={[
          { ...receiptIn('reserved'), ...nothingBack },
          { ...receiptIn('settled', { id: 'i-2', campaignName: 'Velder Cycles' }), ...nothingBack },
        ]}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Invested' })).toBeTruthy();
    expect(screen.queryByText('Bergmoor Dairy')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'In progress 1' }));
    const row = within(screen.getByRole('row', { name: /Bergmoor Dairy/ }));
    expect(row.getByText('Reserved, not paid')).toBeTruthy();
    expect(row.getByText(/until 20 Nov 2099/)).toBeTruthy();
    expect(row.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe('/payment/i-1');
    expect(screen.queryByRole('columnheader', { name: 'Invested' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy();
  });

  it('asks nothing of an investor whose bank is deciding about a debit', async () => {
    const holding = { ...receiptIn('paying', { clearing: true }), ...nothingBack };
    await render(<HoldingsTable holdings={[holding]} />);
    expect(screen.getByText('Bank is deciding')).toBeTruthy();
    expect(screen.queryByText(/until/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
    cleanup();
    await render(<NeedsYou holdings={[holding]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('opens with the first group that has something', async () => {
    await render(<HoldingsTable holdings={[{ ...receiptIn('received'), ...nothingBack }]} />);
    expect(screen.getByRole('row', { name: /Bergmoor Dairy/ })).toBeTruthy();
  });

  it.each([
    ['en', true, 'Due 15 Dec 2026'],
    ['en', false, 'Next 15 Dec 2026'],
    ['fr', true, 'Échéance du 15 déc. 2026'],
    ['ar', true, 'مستحق في 15 ديسمبر 2026'],
  ])('says in %s of the next payment whether it is overdue: %s', async (language, overdue, words) => {
    const next = { nextDistributionDate: '2026-12-15', nextDistributionAmount: 100, nextDistributionOverdue: overdue };
    await render(<HoldingsTable holdings={[{ ...receiptIn('settled'), ...nothingBack, ...next }]} />, language);
    const text = screen.getByRole('row', { name: /Bergmoor Dairy/ }).textContent.replace(/[\u2066-\u2069]/gu, '');
    expect(text).toContain(words);
  });

  it.each([
    ['en', 'Ended 1', 'Repaid'],
    ['fr', 'Terminés 1', 'Remboursé'],
    ['ar', 'منتهية 1', 'مُسدَّد'],
  ])('lists in %s a loan that is repaid in full among what has ended', async (language, ended, repaid) => {
    const loan = receiptIn('settled', { type: 'debt', units: null, pricePerShare: null, repaid: true });
    await render(<HoldingsTable holdings={[{ ...loan, ...nothingBack, principalReturned: loan.amount }]} />, language);
    expect(screen.getByRole('radio', { name: ended })).toHaveProperty('checked', true);
    expect(within(screen.getByRole('row', { name: /Bergmoor Dairy/ })).getByText(repaid)).toBeTruthy();
  });

  it.each([
    ['en', 'Lent', 'Invested'],
    ['fr', 'Prêté', 'Investi'],
    ['ar', 'مُقرَض', 'مستثمَر'],
  ])('says in %s of a loan that it was lent, which no reader takes for repaid', async (language, lent, invested) => {
    const loan = receiptIn('settled', { type: 'debt', units: null, pricePerShare: null });
    const shares = receiptIn('settled', { id: 'i-2', campaignName: 'Velder Cycles' });
    const held = [loan, shares].map((one) => ({ ...one, ...nothingBack }));
    await render(<HoldingsTable holdings={held} />, language);
    expect(within(screen.getByRole('row', { name: /Bergmoor Dairy/ })).getByText(lent)).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Velder Cycles/ })).getByText(invested)).toBeTruthy();
  });

  it('keeps what can still be cancelled apart from what is held, with the day until which it can', async () => {
    const user = userEvent.setup();
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) });
    await render(<HoldingsTable holdings={[{ ...receiptIn('received'), ...nothingBack }]} />);
    expect(screen.getByRole('radio', { name: 'In progress 1' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /^Active|^Held/ }));
    expect(screen.queryByText('Bergmoor Dairy')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'In progress 1' }));
    expect(await screen.findByText(/You can cancel until 26 Dec 2026/)).toBeTruthy();
  });

  it('keeps among what is in progress what can no longer be cancelled, with the day on which the campaign closes', async () => {
    const user = userEvent.setup();
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) });
    await render(<HoldingsTable holdings={[{ ...receiptIn('received', { cancellable: false }), ...nothingBack }]} />);
    await user.click(screen.getByRole('radio', { name: 'In progress 1' }));
    expect(await screen.findByText(/Campaign closes 28 Dec 2026/)).toBeTruthy();
    expect(screen.queryByText(/You can cancel/)).toBeNull();
  });

  it('says of a part that is about to close that it is a part', async () => {
    const user = userEvent.setup();
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) });
    const held = receiptIn('received', { cancellable: false, closesInPart: true });
    await render(<HoldingsTable holdings={[{ ...held, ...nothingBack }]} />);
    await user.click(screen.getByRole('radio', { name: 'In progress 1' }));
    expect(await screen.findByText(/A part of the campaign closes 28 Dec 2026/)).toBeTruthy();
  });

  it('begins with what is late', async () => {
    const late = { nextDistributionDate: '2026-11-15', nextDistributionAmount: 100, nextDistributionOverdue: true };
    const one = { ...receiptIn('settled'), ...nothingBack };
    await render(<HoldingsTable holdings={[one, { ...one, ...late, id: 'i-2', campaignName: 'Velder Cycles' }]} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toContain('Velder Cycles');
  });
});
