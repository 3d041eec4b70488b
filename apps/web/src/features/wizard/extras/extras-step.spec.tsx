import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page, type Asked } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import type { Draft } from '../queries.js';
import { ExtrasStep } from './extras-step.js';

const document = {
  id: 'd1',
  title: 'Accounts',
  documentType: 'financials',
  visibility: 'private',
  version: 2,
  name: 'accounts.pdf',
  contentType: 'application/pdf',
  size: 962_560,
  uploadedAt: '2026-11-12T10:00:00.000Z',
  state: 'ready',
  link: '/media/d1',
  openRequests: 2,
  readers: 0,
};
const picture = (position: number) => ({
  id: `p${position}`,
  title: `Picture ${position}`,
  description: null,
  position,
  url: `/media/p${position}`,
  createdAt: '2026-11-12T10:00:00.000Z',
});
const info = { contractRequired: true, contractOffered: true, userUploadedContract: null };

let calls: Asked[] = [];
const open = async (answers: Parameters<typeof answering>[0] = {}, standing = 0) => {
  calls = answering({
    'GET /campaign/extras-info/draft': () => ({ data: info }),
    'GET /equity/extras-document/draft': () => page([document]),
    'GET /equity/extras-images/draft': () => page([picture(1), picture(2)]),
    'GET /equity/extras-videos/draft': () => page([]),
    'PATCH /equity/extras-document/draft/d1': () => ({ data: document }),
    'PATCH /equity/extras-images/draft/p2': () => ({ data: picture(1) }),
    ...answers,
  });
  await renderGuarded(<ExtrasStep draft={{ id: 'draft', standing } as Draft} />);
  await screen.findByDisplayValue('Accounts');
};
const written = () => calls.filter(({ method }) => method !== 'GET');

it('V-36 says that the site needs the agreement', async () => {
  await open();
  expect(await screen.findByText(/needs your own agreement/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue to the payout account' }).getAttribute('href')).toBe(
    '/create-campaign/funding/draft',
  );
});

it.each([
  ['missing', ['keyInformation'], 1],
  ['there', [], 0],
])('says that the law asks for a key information sheet while it is missing (%s)', async (_, missing, notices) => {
  const step = { step: 'extras', fields: ['keyInformation'], missing, complete: missing.length === 0 };
  await open({ 'GET /equities/draft/checklist': () => ({ data: { complete: false, steps: [step], closed: [] } }) });
  await waitFor(() => expect(screen.queryAllByText(/The law asks for a key investment/u)).toHaveLength(notices));
});

it('saves each field of a document by itself, and says who has asked for it', async () => {
  await open();
  expect(screen.getByText('2 people have asked to see it')).toBeTruthy();
  expect(screen.getByText(/940 kB/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Public' }));
  await waitFor(() => expect(written()).toHaveLength(1));
  const title = screen.getByLabelText('Title', { selector: 'input[value="Accounts"]' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Accounts 2025');
  await userEvent.tab();
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written().map(({ body }) => JSON.parse(body ?? 'null') as unknown)).toEqual([
    { visibility: 'public' },
    { title: 'Accounts 2025' },
  ]);
});

it('moves a picture without a mouse', async () => {
  await open();
  const first = await screen.findByRole('button', { name: 'Move picture 1 forward' });
  expect(first.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(JSON.parse(written()[0]?.body ?? 'null')).toEqual({ position: 1 });
});

it('V-14 shows the refusal of a video beside its address', async () => {
  await open({
    'POST /equity/extras-videos/draft': () => ({
      status: 400,
      code: 'request.invalid',
      message: 'Some fields need your attention.',
      errors: [{ field: 'url', code: 'validation.video_url', msg: 'YouTube or Vimeo only.' }],
    }),
  });
  const films = screen.getByRole('heading', { name: 'Videos' }).closest('section') ?? window.document.body;
  await userEvent.type(within(films).getByLabelText('Title'), 'A visit');
  await userEvent.type(within(films).getByLabelText('YouTube or Vimeo address'), 'https://example.org/film');
  await userEvent.click(within(films).getByRole('button', { name: 'Add the video' }));
  expect(await within(films).findByText('YouTube or Vimeo only.')).toBeTruthy();
  expect(within(films).getByLabelText('YouTube or Vimeo address')).toHaveProperty('value', 'https://example.org/film');
});

it('V-26 says at once that a file is too large, and sends nothing', async () => {
  await open();
  const inputs = window.document.querySelectorAll<HTMLInputElement>(
    'input[type="file"][accept^="application/pdf,image"]',
  );
  const input = [...inputs].at(-1);
  if (input === undefined) throw new Error('There is no field for a document');
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'floorplan.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, large);
  expect(await screen.findByText(/“floorplan.pdf” is larger than 2 MB/u)).toBeTruthy();
  expect(written()).toEqual([]);
});
