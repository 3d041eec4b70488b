import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { withoutDrawing } from '../../../testing/drawing.js';
import { renderAt } from '../../../testing/render.js';
import { AgreementBlock } from './agreement-block.js';

beforeAll(withoutDrawing);

const INVESTMENT = '01a21a44-6218-7559-9f97-83b10dddea16';

const UNSIGNED = {
  investmentId: INVESTMENT,
  campaignId: 'c-1',
  status: 'unsigned',
  title: 'Subscription agreement',
  version: 2,
  fileName: 'agreement-INV-000001.pdf',
  sha256: '7f3a91c02be4'.padEnd(64, '0'),
  language: 'en',
  bindingLanguage: 'en',
  rows: [{ label: 'Right to withdraw', value: '4 days from when the payment opens' }],
  clauses: [
    { title: 'Subscription', text: 'Anna Stein subscribes for 250 new shares.' },
    { title: 'Right to cancel', text: 'The Investor may cancel.' },
  ],
  signerName: 'Anna Stein',
  signingPerson: null,
  typedName: 'Anna Stein',
  signatureType: null,
  signedAt: null,
  countersignedBy: null,
  countersignedAt: null,
  outdated: false,
};
const SIGNED = {
  ...UNSIGNED,
  status: 'signed',
  rows: [],
  clauses: [],
  signatureType: 'typed',
  signedAt: '2026-11-20T13:18:00Z',
};

const show = async (agreement: object, more: Record<string, () => object> = {}) => {
  answering({
    'GET /site-setting': () => ({ data: { siteName: 'Cairn', timezone: 'Europe/Berlin', currencyDisplays: [] } }),
    [`GET /contracts/get-investor-contract/${INVESTMENT}`]: () => ({ data: agreement }),
    'POST /contracts/generate-pdf': () => ({ data: UNSIGNED }),
    'GET /manage-options/signature-type': () => ({
      data: ['freehand', 'typed', 'image'].map((code) => ({ id: code, code, name: code, offered: true })),
    }),
    ...more,
  });
  await renderAt(<AgreementBlock investmentId={INVESTMENT} />, '/');
  await screen.findByRole('heading', { name: 'Agreement' });
};

/** Opens the text and its dialog, and types a name. */
const typeName = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Read and sign' }));
  await user.click(await screen.findByRole('button', { name: 'Sign the agreement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText('Type'));
  await user.type(await dialog.findByLabelText('Type your name'), 'Anna Stein');
  return dialog;
};

describe('the agreement of an investment', () => {
  it('is read before it is signed, clause by clause', async () => {
    const user = userEvent.setup();
    await show(UNSIGNED);
    await user.click(await screen.findByRole('button', { name: 'Read and sign' }));
    expect(await screen.findByRole('heading', { name: 'Subscription agreement' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('term').textContent).toBe('Right to withdraw');
    expect(screen.getByText('4 days from when the payment opens')).toBeTruthy();
    expect(screen.getByText('Template version 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign the agreement' })).toBeTruthy();
  });

  it('says which text binds where that is in another language', async () => {
    const user = userEvent.setup();
    await show(UNSIGNED, { 'POST /contracts/generate-pdf': () => ({ data: { ...UNSIGNED, bindingLanguage: 'fr' } }) });
    await user.click(await screen.findByRole('button', { name: 'Read and sign' }));
    expect(await screen.findByText(/The text in .*French.* is the binding one/u)).toBeTruthy();
  });

  it('is signed by a typed name with each point confirmed', async () => {
    const user = userEvent.setup();
    let isSigned = false;
    await show(UNSIGNED, {
      [`GET /contracts/get-investor-contract/${INVESTMENT}`]: () => ({ data: isSigned ? SIGNED : UNSIGNED }),
      'POST /contracts/create-pdf': () => {
        isSigned = true;
        return { status: 201, data: SIGNED };
      },
    });
    const dialog = await typeName(user);
    await user.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
    expect(isSigned).toBe(false);
    for (const point of dialog.getAllByRole('checkbox')) await user.click(point);
    await user.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
    expect(await screen.findByText('Typed')).toBeTruthy();
    expect(isSigned).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown anew, and said to be, when it changed while it was read', async () => {
    const user = userEvent.setup();
    let text = 'Anna Stein subscribes for 250 new shares.';
    await show(UNSIGNED, {
      'POST /contracts/generate-pdf': () => ({ data: { ...UNSIGNED, clauses: [{ title: 'Subscription', text }] } }),
      'POST /contracts/create-pdf': () => {
        text = 'Anna Stein subscribes for 60 new shares.';
        return { status: 409, code: 'agreement.changed', message: 'Read it again, then sign it.' };
      },
    });
    const dialog = await typeName(user);
    for (const point of dialog.getAllByRole('checkbox')) await user.click(point);
    await user.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
    expect(await screen.findByText('Read it again, then sign it.')).toBeTruthy();
    expect(screen.getByText(/60 new shares/u)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says once it is signed by whom, when, and whether the company has signed', async () => {
    await show(SIGNED);
    expect(await screen.findByText('Anna Stein')).toBeTruthy();
    expect(screen.getByText('Not signed yet')).toBeTruthy();
    expect(screen.getByText('7f3a 91c0 2be4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read and sign' })).toBeNull();
  });

  it('is asked for again when something has changed since', async () => {
    await show({ ...SIGNED, outdated: true });
    expect(await screen.findByText(/have changed since you signed/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Read and sign' })).toBeTruthy();
  });

  it('names beside a company the person who signs for it', async () => {
    await show({ ...SIGNED, signerName: 'Stein Holding Ltd', signingPerson: 'Anna Stein' });
    const named = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(named.slice(1, 3)).toEqual(['Stein Holding Ltd', 'Anna Stein']);
  });
});
