import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page } from '../../../testing/answers.js';
import { withoutDrawing } from '../../../testing/drawing.js';
import { renderAt } from '../../../testing/render.js';
import { CampaignAgreements } from './campaign-agreements.js';

beforeAll(withoutDrawing);

const rowOf = (place: number) => ({
  investmentId: `i-${place}`,
  number: `INV-00000${place}`,
  investorName: `Investor ${place}`,
  amount: 10_000,
  currency: 'USD',
  status: 'signed',
  waits: true,
  sha256: String(place).padEnd(64, '0'),
  signedAt: '2026-11-20T13:18:00Z',
  countersignedAt: null,
});
const WAITING = Array.from({ length: 7 }, (_, place) => rowOf(place));
const DONE = { ...rowOf(8), status: 'countersigned', countersignedAt: '2026-11-21T13:18:00Z' };

interface Sent {
  agreements: string;
}

const show = async (signer: string | null, signing: (sent: Sent) => object = () => ({})) => {
  answering({
    'GET /site-setting': () => ({ data: { siteName: 'Cairn', timezone: 'Europe/Berlin', currencyDisplays: [] } }),
    'GET /contracts/of-campaign/c-1': ({ query }) =>
      page(query.get('state') === 'waiting' ? WAITING : [DONE, ...WAITING]),
    'GET /manage-options/signature-type': () => ({
      data: ['freehand', 'typed', 'image'].map((code) => ({ id: code, code, name: code, offered: true })),
    }),
    'POST /contracts/of-campaign/c-1/countersign': ({ body }) => ({ data: signing(JSON.parse(body ?? '{}') as Sent) }),
  });
  await renderAt(<CampaignAgreements campaignId="c-1" signer={signer} mayOpen />, '/');
  await screen.findByText('Investor 8');
};

describe('the agreements of a campaign', () => {
  it('are chosen all at once, signed some at a time, and those that failed are named with the reason', async () => {
    const user = userEvent.setup();
    const sent: string[][] = [];
    await show('Rita Salgado', ({ agreements }) => {
      const hashes = agreements.split(' ');
      sent.push(hashes);
      const outcome = (sha256: string) =>
        sha256.startsWith('2')
          ? { sha256, code: 'agreement.nothing_to_sign', message: 'This investment has ended.' }
          : { sha256, code: null, message: null };
      return { outcomes: hashes.map(outcome) };
    });
    await user.click(await screen.findByRole('button', { name: 'Choose all that wait' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
    await user.click(screen.getByRole('checkbox', { name: 'Investor 6' }));
    await user.click(screen.getByRole('button', { name: 'Sign 6 agreements' }));
    const dialog = within(await screen.findByRole('dialog'));
    const chosen = within(dialog.getByRole('group', { name: 'Agreements that you sign' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(6);
    expect(chosen.getByText('Investor 0').closest('li')?.textContent).toMatch(/\$100\.00 · 20 Nov 2026/u);
    await user.click(await dialog.findByText('Type'));
    await user.type(await dialog.findByLabelText('Type your name'), 'Rita Salgado');
    await user.click(dialog.getByRole('checkbox', { name: 'I may sign for the company.' }));
    await user.click(dialog.getByRole('button', { name: 'Sign 6 agreements' }));
    expect(await screen.findByText('1 agreement could not be signed. All others are signed.')).toBeTruthy();
    expect(screen.getByText('Investment INV-000002 of Investor 2')).toBeTruthy();
    expect(screen.getByText('This investment has ended.')).toBeTruthy();
    expect(sent.map(({ length }) => length)).toEqual([5, 1]);
    await user.click(screen.getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('are read by the team, which chooses none', async () => {
    await show(null);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Sign|^Choose/u })).toBeNull();
  });
});
