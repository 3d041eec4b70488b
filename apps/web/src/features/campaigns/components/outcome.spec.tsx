import { screen, within } from '@testing-library/react';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Card } from '../queries.js';
import { FundedBand } from './funded-band.js';

const cardOf = (name: string, of: Partial<Card>) =>
  ({
    id: name,
    slug: name,
    name,
    status: 4,
    currency: 'USD',
    received: 100_000,
    investors: 3,
    closesAt: '2026-01-01T04:59:59.000Z',
    ...of,
  }) as Card; // what the band reads

const loan = (name: string, made: number, nextDue: string | null) =>
  cardOf(name, { type: 'debt', paymentProgress: { made, all: 8, nextDue } });

const cards = [
  loan('Late Mill', 4, '2020-11-12'),
  loan('Steady Mill', 5, '2099-11-12'),
  loan('Repaid Mill', 8, null),
  cardOf('Solar School', { type: 'equity', paymentProgress: null }),
];

it.each([
  ['en', '4 of 8 payments made, late since 12 Nov 2020', '5 of 8 payments made', 'Repaid in full'],
  ['fr', '4 paiements effectués sur 8, en retard depuis le', '5 paiements effectués sur 8', 'Remboursé intégralement'],
  ['ar', 'الدفعات المسدَّدة 4 من 8، متأخرة منذ', 'الدفعات المسدَّدة 5 من 8', 'سُدِّد بالكامل'],
])('says in %s of each funded company what was paid since, and counts them', async (language, late, steady, repaid) => {
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }),
    'GET /equities/front': () => pageOf(cards),
  });
  await render(<FundedBand />, language);
  const table = await screen.findByRole('table');
  // By the site's clock they closed on the last day of 2025.
  expect(await within(table).findAllByText(/2025/u)).toHaveLength(4);
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/gu, ''));
  expect(rows[1]).toContain(late);
  expect(rows[2]).toContain(steady);
  expect(rows[3]).toContain(repaid);
  const counted = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(counted.slice(1).map(({ textContent }) => textContent.replaceAll(/\D/gu, ''))).toEqual(['1', '1', '1', '1']);
});
