import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Answer } from '../../../testing/answers.js';
import { withoutDrawing } from '../../../testing/drawing.js';
import { render } from '../../../testing/render.js';
import { Agreement } from './agreement.js';

beforeAll(withoutDrawing);

const CONTRACT = {
  accreditationId: '019f7f00-1111-7000-8000-123456789abc',
  status: 'unsigned',
  title: 'Accreditation agreement',
  fileName: 'accreditation.pdf',
  sha256: '7f3a91c02be4'.padEnd(64, '0'),
  statements: ['My own income was above $200,000.00.'],
  clauses: ['I could lose all of it.'],
  signerName: 'Ines Okafor',
  signatureType: null,
  signedAt: null,
};
const open = async (sign: () => Answer, language = 'en') => {
  const calls = answering({
    'GET /accreditation/contract': () => ({ data: CONTRACT }),
    'POST /accreditation/signed-contract': sign,
  });
  await render(<Agreement appliedAt="2026-11-18T10:00:00.000Z" />, language);
  return calls;
};
const signed = (): Answer => ({
  data: { ...CONTRACT, status: 'signed', signatureType: 'typed', signedAt: '2026-11-20T14:18:00.000Z' },
});
const byName = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign the agreement' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Type' }));
  await userEvent.type(screen.getByLabelText('Type your name'), name);
};

it('S-09 is read, signed by name, and then shows who signed it and when', async () => {
  const calls = await open(signed);
  expect(await screen.findByText('I could lose all of it.')).toBeTruthy();
  await byName('Ines Okafor');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Typed')).toBeTruthy();
  expect(screen.getByText('Ines Okafor')).toBeTruthy();
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  expect(JSON.parse(body ?? '{}')).toMatchObject({ sha256: CONTRACT.sha256, signatureText: 'Ines Okafor' });
});

it('V-25 V-31 refuses a name that is none or too long, and boxes that are not ticked, beside each', async () => {
  const calls = await open(signed);
  await byName('Maximiliana of Hohenburg');
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Signature must be less than or equal to 20 character')).toBeTruthy();
  expect(screen.getAllByText('Please accept terms of use and acknowledgement')).toHaveLength(3);
  await userEvent.clear(screen.getByLabelText('Type your name'));
  await userEvent.type(screen.getByLabelText('Type your name'), '<b>');
  expect(await screen.findByText('Please enter valid signature text')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('V-25 refuses a picture of 512 KB or more, with an error beside it', async () => {
  await open(signed);
  globalThis.URL.createObjectURL = () => 'blob:x';
  await userEvent.click(await screen.findByRole('button', { name: 'Sign the agreement' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Nothing to choose a file with');
  await userEvent.upload(input, new File([new Uint8Array(512 * 1024)], 'large.png', { type: 'image/png' }));
  expect(await screen.findByText('File size must be lower than 512KB')).toBeTruthy();
});

it('speaks Arabic', async () => {
  await open(signed, 'ar');
  expect(await screen.findByRole('button', { name: 'توقيع الاتفاقية' })).toBeTruthy();
});
