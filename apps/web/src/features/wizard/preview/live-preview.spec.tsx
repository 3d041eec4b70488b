import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClock } from '../../../lib/api/server-clock.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { LivePreview } from './live-preview.js';

const PATH = 'GET /equities/draft/preview';

it('U-17 shows the draft as page and card, in each language, in a frame of its own', async () => {
  const answered = { id: 'faq-1', question: 'Who owns it?', answer: 'Its patients.' };
  answering({
    [PATH]: () => ({ data: { name: 'Quayside Dental Rooms', parts: { faqs: 1, pictures: 0, discussion: 4 } } }),
    'GET /equity/extras-images/front/draft': () => pageOf([]),
    'GET /equity/extras-videos/front/draft': () => pageOf([]),
    'GET /equity/extras-document/front/draft': () => pageOf([]),
    'GET /equity/campaign-faqs/front/draft': () => ({ data: [answered] }),
    'GET /equity/team-members/front/draft': () => pageOf([]),
    'GET /equity/lead-investors/front/draft': () => pageOf([]),
  });
  await renderGuarded(<LivePreview id="draft" opened onClose={() => undefined} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>('As investors will see it');
  expect(frame.getAttribute('src')).toBe('/preview-frame');
  const sent: { page: string; language: string; now: number; answers: object }[] = [];
  const clock = jest.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2031-05-04T12:00:00.000Z'));
  const inside = { postMessage: (draft: never) => void sent.push(draft) };
  jest.spyOn(frame, 'contentWindow', 'get').mockReturnValue(inside as unknown as Window); // what the frame is asked for
  const source = jest.spyOn(MessageEvent.prototype, 'source', 'get').mockReturnValue(inside as unknown as Window);
  const { origin } = window.location;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: 'cairn.preview.ready' })));
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  await userEvent.click(screen.getByRole('radio', { name: 'العربية' }));
  await waitFor(() =>
    expect([...new Set(sent.map(({ page, language }) => `${page} ${language}`))]).toEqual([
      '/draft-campaign en',
      '/draft-card en',
      '/draft-card ar',
    ]),
  );
  await waitFor(() => expect(sent.at(-1)?.answers).toMatchObject({ '/equity/campaign-faqs/front/draft': [answered] }));
  // Days are counted by the site's time, whatever the device says.
  expect(new Date(sent.at(-1)?.now ?? 0).toISOString()).toBe('2031-05-04T12:00:00.000Z');
  clock.mockRestore();
  // What only its readers bring is not there yet.
  expect(sent.at(-1)?.answers).toMatchObject({
    '/equities/front/draft': { name: 'Quayside Dental Rooms', parts: { faqs: 1, discussion: 0 } },
  });
  source.mockRestore();
});

it('U-17 says what has to be there before there is a page', async () => {
  answering({ [PATH]: () => ({ status: 409, code: 'campaign.incomplete', message: 'Incomplete' }) });
  await renderGuarded(<LivePreview id="draft" opened onClose={() => undefined} />);
  expect(await screen.findByText('Nothing to preview yet')).toBeTruthy();
});
