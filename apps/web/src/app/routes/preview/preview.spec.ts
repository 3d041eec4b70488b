import type { ApiRequest } from '@cairn/client';
import { createClient } from '@cairn/client';
import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import type { PreviewDraft } from '@cairn/contracts/content/site-preview';
import { hearDrafts } from './console-messages.js';
import { createDraftTransport } from './draft-transport.js';

const DRAFT: PreviewDraft = {
  kind: 'cairn.preview.draft',
  page: '/faq',
  language: 'en',
  scheme: 'light',
  now: 0,
  answers: {},
  items: [],
};

describe('the page that shows drafts', () => {
  it('hears the console that frames it, and nobody else', () => {
    document.documentElement.dataset['console'] = 'https://console.example';
    const heard: PreviewDraft[] = [];
    const console = { postMessage: jest.fn() };
    const parent = jest
      .spyOn(window, 'parent', 'get')
      .mockReturnValue(console as unknown as Window & typeof globalThis);
    hearDrafts((draft) => heard.push(draft));
    expect(console.postMessage).toHaveBeenCalledWith('cairn.preview.ready', 'https://console.example');
    const say = (origin: string, source: unknown, data: unknown): boolean =>
      window.dispatchEvent(Object.assign(new MessageEvent('message', { origin, data }), { from: source }));
    const sourced = jest.spyOn(MessageEvent.prototype, 'source', 'get').mockImplementation(function source(
      this: MessageEvent & { from?: MessageEventSource },
    ) {
      return this.from ?? null;
    });
    say('https://elsewhere.example', console, DRAFT);
    say('https://console.example', {}, DRAFT);
    say('https://console.example', console, { ...DRAFT, kind: 'another' });
    expect(heard).toEqual([]);
    say('https://console.example', console, DRAFT);
    expect(heard).toEqual([DRAFT]);
    sourced.mockRestore();
    parent.mockRestore();
  });

  it('answers from the draft, reads what is public without a session, and sends nothing', async () => {
    const asked: ApiRequest[] = [];
    const { transport, show } = createDraftTransport((request) => {
      asked.push(request);
      const data = [{ id: 'a', question: 'As published', topic: 't', topicName: 'T' }];
      return Promise.resolve({
        status: 200,
        json: { status: 'success', data: { data } },
        headers: { get: () => null },
      });
    });
    const client = createClient(transport, { token: () => 'somebody', language: () => 'en' });
    const questions = async () => (await client.send(contentApi.faqs, {})).map(({ question }) => question);
    show({ ...DRAFT, items: [{ path: '/faqs', isShown: true, item: { id: 'a', question: 'As typed' } }] });
    expect(await questions()).toEqual(['As typed']);
    show({ ...DRAFT, items: [{ path: '/faqs', isShown: false, item: { id: 'a' } }] });
    expect(await questions()).toEqual([]);
    show({ ...DRAFT, answers: { '/faqs': [{ id: 'b', question: 'Given' }] } });
    expect(await questions()).toEqual(['Given']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
    await expect(client.send(visitorApi.subscribe, { body: { email: 'a@example.org' } })).rejects.toMatchObject({
      status: 403,
    });
    expect(asked).toHaveLength(1);
  });
});
