import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page, type Asked } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { PageData } from '../queries.js';
import { Documents } from './documents.js';
import type { PageDocument } from './queries.js';

const document = (over: Partial<PageDocument> = {}): PageDocument => ({
  id: 'd1',
  title: 'Water tests',
  documentType: 'other',
  visibility: 'private',
  version: 3,
  contentType: 'application/pdf',
  size: 1_887_437,
  uploadedAt: '2026-11-12T10:00:00.000Z',
  access: 'none',
  accessUntil: null,
  declineReason: null,
  ...over,
});

let calls: Asked[] = [];
const open = async (shown: PageDocument) => {
  calls = answering({
    'GET /equity/extras-document/front/c1': () => page([shown]),
    'POST /equity/extras-document/c1/d1/request-access': () => ({
      data: { status: 'requested', askedAt: '2026-11-20T10:00:00.000Z' },
    }),
  });
  await render(<Documents page={{ id: 'c1', formCLink: null, parts: { documents: 1 } } as PageData} />);
  await screen.findByText('Water tests');
};

it('asks a visitor to sign in before asking for a private document', async () => {
  await open(document());
  expect(screen.getByText('Private. Ask the owner for access.')).toBeTruthy();
  expect(screen.getByText(/PDF · 1.8 MB · version 3/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to ask' }).getAttribute('href')).toBe('/login');
});

it('sends the request with its reason', async () => {
  signIn();
  await open(document());
  await userEvent.click(screen.getByRole('button', { name: 'Ask for access: “Water tests”' }));
  await userEvent.type(screen.getByLabelText('Why you ask (optional)'), 'I test water.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? 'null')).toEqual({ note: 'I test water.' });
  await waitFor(() => expect(screen.queryByLabelText('Why you ask (optional)')).toBeNull());
});

it.each<[Partial<PageDocument>, string, string | null]>([
  [{ access: 'requested' }, 'You have asked. The owner has not answered yet.', null],
  [
    { access: 'declined', declineReason: 'Auditors only.' },
    'The owner declined: Auditors only.',
    'Ask for access: “Water tests”',
  ],
  [{ access: 'open', visibility: 'public' }, 'Water tests', 'Open “Water tests”'],
])('says how the request stands: %j', async (over, words, button) => {
  signIn();
  await open(document(over));
  expect(screen.getByText(words)).toBeTruthy();
  const buttons = screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(buttons).toEqual(button === null ? [] : [button]);
});
