import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Answer } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { renderGuarded } from '../../../testing/render.js';
import { StoryForm } from '../components/story-form.js';
import { SavingMark } from './saving-mark.js';
import { SavingProvider } from './saving.js';

const campaignStory = {
  uploadType: 'image',
  campaignStory: 'Filters',
  videoUrl: null,
  highlights: [],
  storyBody: null,
  coverUrl: null,
  version: 'v1',
};
/** The simulated browser opens no pictures. */
const sizeOfPictures = (width: number, height: number): void => {
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { configurable: true, get: () => width });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { configurable: true, get: () => height });
};

beforeEach(() => {
  sessionStorage.clear();
  sizeOfPictures(1400, 1000);
  globalThis.URL.createObjectURL = () => 'blob:cover';
  globalThis.URL.revokeObjectURL = () => undefined;
});

const stored: Answer = { data: { ...campaignStory, coverUrl: '/cover.png', version: 'v2' } };

const show = async (answer: () => Answer | Promise<Answer>, standing: CampaignStatus = CampaignStatus.draft) => {
  const calls = answering({
    'GET /site-setting': () => ({
      data: { timezone: 'UTC', minimumCampaignDays: 21, law: LAW, maximumCampaignDays: 365 },
    }),
    'PATCH /campaign/campaign-story/draft': answer,
    'GET /campaign/campaign-story/draft': () => stored,
  });
  const draft = { id: 'draft', standing, campaignStory } as never; // all that the form reads
  await renderGuarded(
    <SavingProvider>
      <SavingMark savedAt="2026-11-20T09:00:00.000Z" />
      <StoryForm draft={draft} onLoadOther={async () => undefined} />
    </SavingProvider>,
  );
  const choose = () =>
    userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!, // the form has one
      new File(['picture'], 'cover.png', { type: 'image/png' }),
    );
  return { choose, sent: () => calls.filter(({ method }) => method === 'PATCH') };
};
const mark = () => screen.getAllByRole('status')[0]?.textContent;

it('sends a cover as soon as it is chosen, and only then says that it is saved', async () => {
  let answered = false;
  const { choose, sent } = await show(async () => {
    await waitFor(() => expect(mark()).toBe('Saving…'));
    answered = true;
    return stored;
  });
  await choose();
  await waitFor(() => expect([answered, mark()]).toEqual([true, expect.stringMatching(/^Saved at/)]));
  expect(sent()).toHaveLength(1);
});

it('says beside the field that a picture was refused, and that not everything is saved', async () => {
  const { choose } = await show(() => ({ status: 415, code: 'file.type', message: 'Not a picture' }));
  await choose();
  await waitFor(() => expect(mark()).toMatch(/^Not everything is saved/));
  expect(screen.getByText('Not a picture')).toBeTruthy();
});

it('says beside the field that a picture is too small, and sends nothing', async () => {
  const { choose, sent } = await show(() => stored);
  sizeOfPictures(600, 400);
  await choose();
  expect(await screen.findByText('The picture must be at least 700 by 500 pixels.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
});

it('sends a cover again once there is a connection', async () => {
  let isReached = false;
  const { choose, sent } = await show(() => {
    if (!isReached) throw new TypeError('No connection');
    return stored;
  });
  await choose();
  await waitFor(() => expect(mark()).toMatch(/^Not saved: no connection/));
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(mark()).toMatch(/^Saved at/));
  expect(sent()).toHaveLength(2);
});

it('leaves the cover of a live campaign to its button', async () => {
  const { choose, sent } = await show(() => stored, CampaignStatus.active);
  await choose();
  expect(document.querySelector('img[src="blob:cover"]')).toBeTruthy();
  expect(sent()).toHaveLength(0);
});
