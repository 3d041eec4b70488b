import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answering, page, type Answer } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { Line, Talk } from '../queries.js';
import { Thread } from './thread.js';

const ID = '01890000-0000-7000-8000-000000000001';

const talk = (change: Partial<Talk> = {}): Talk => ({
  id: ID,
  person: { id: '01890000-0000-7000-8000-000000000002', name: 'Rita Salgado', slug: 'rita' },
  campaign: null,
  lastText: null,
  lastMine: false,
  lastByReader: false,
  lastAuthor: null,
  forCampaign: false,
  lastAt: null,
  unread: 0,
  blocked: false,
  open: true,
  reported: false,
  ...change,
});

const RITA = { id: '01890000-0000-7000-8000-000000000002', name: 'Rita Salgado', slug: 'rita' };
const NUNO = { id: '01890000-0000-7000-8000-000000000003', name: 'Nuno Reis', slug: 'nuno' };
const CAMPAIGN = {
  id: '01890000-0000-7000-8000-000000000004',
  name: 'Sea Farm',
  slug: 'sea-farm',
  coverUrl: null,
  category: null,
};

const line = (text: string, change: Partial<Line> = {}): Line => ({
  id: crypto.randomUUID(),
  clientKey: null,
  mine: false,
  byReader: change.mine ?? false,
  author: RITA,
  text,
  at: new Date().toISOString(),
  ...change,
});

const thread = (conversation: Talk, messages: readonly Line[], nextCursor: string | null = null): Answer => ({
  data: { conversation, messages, nextCursor },
});

describe('a conversation', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    signIn();
  });

  it('reads from the earliest to the latest, each paragraph in its own direction', async () => {
    answering({
      [`GET /messages/${ID}`]: () =>
        thread(talk(), [line('Yes.\nنعم، بعد تأكيد هويتك.'), line('May I?', { mine: true })]),
    });
    await render(<Thread id={ID} />);
    const said = within(await screen.findByRole('log', { name: 'Conversation with Rita Salgado' })).getAllByRole(
      'listitem',
    );
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('May I?'),
      expect.stringContaining('Yes.'),
    ]);
    const paragraphs = said[1]?.querySelectorAll('p[dir="auto"]') ?? [];
    expect(paragraphs).toHaveLength(2);
  });

  it('shows what is written at once, and keeps what did not arrive until it is sent again', async () => {
    let isDown = true;
    const calls = answering({
      [`GET /messages/${ID}`]: () => thread(talk(), []),
      'GET /messages': () => page([]),
      'POST /messages': ({ body }) => {
        if (isDown) return { status: 503, code: 'server.busy', message: 'Too busy.' };
        const { text, clientKey } = JSON.parse(body ?? '') as { text: string; clientKey: string };
        return { data: { conversation: talk(), message: line(text, { mine: true, clientKey }) } };
      },
    });
    await render(<Thread id={ID} />);
    await userEvent.type(await screen.findByLabelText('Write to Rita Salgado'), 'Good morning{Enter}');
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    expect(screen.getByText('Good morning')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    const keys = calls
      .filter(({ method, path }) => method === 'POST' && path === '/messages')
      .map(({ body }) => (JSON.parse(body ?? '') as { clientKey: string }).clientKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('says who wrote what was written for a campaign, and to whoever answers for it that they do', async () => {
    answering({
      [`GET /messages/${ID}`]: () =>
        thread(talk({ campaign: CAMPAIGN, forCampaign: true }), [
          line('Mine.', { mine: true, author: NUNO }),
          line('Of the owner.', { mine: true, byReader: false, author: { ...NUNO, id: ID, name: 'Olga Melo' } }),
          line('Asked.'),
        ]),
    });
    await render(<Thread id={ID} />);
    const said = within(await screen.findByRole('log')).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^RSRita Salgado wrote:.*Asked/),
      expect.stringMatching(/^Olga Melo · for Sea Farm.*Of the owner/),
      expect.stringMatching(/^You:.*Mine/),
    ]);
    expect(screen.getByText('You write for Sea Farm, under your own name.')).toBeTruthy();
    // Blocking and reporting are for the two alone.
    expect(screen.queryByRole('button', { name: 'More about the conversation with Rita Salgado' })).toBeNull();
  });

  it('names the one of the team who has answered', async () => {
    answering({
      [`GET /messages/${ID}`]: () => thread(talk({ campaign: CAMPAIGN }), [line('In spring.', { author: NUNO })]),
    });
    await render(<Thread id={ID} />);
    expect(await screen.findByText('Nuno Reis · for Sea Farm')).toBeTruthy();
  });

  it('begins a new line with shift, and sends nothing that is blank', async () => {
    const calls = answering({ [`GET /messages/${ID}`]: () => thread(talk(), []) });
    await render(<Thread id={ID} />);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to Rita Salgado');
    await userEvent.type(field, '{Enter}one{Shift>}{Enter}{/Shift}two');
    expect(field.value).toBe('one\ntwo');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is read once it is seen', async () => {
    const calls = answering({
      [`GET /messages/${ID}`]: () => thread(talk({ unread: 2 }), [line('One.'), line('Two.')]),
      'GET /messages': () => page([]),
      'POST /notifications/mark-read': () => ({ data: { notifications: 0, messages: 0 } }),
    });
    await render(<Thread id={ID} />);
    await waitFor(() => {
      expect(calls.find(({ path }) => path === '/notifications/mark-read')?.body).toBe(`{"conversationId":"${ID}"}`);
    });
  });

  it.each([
    [{ blocked: true, open: false }, /You have blocked Rita Salgado/],
    [{ open: false }, /You can no longer send messages/],
  ])('takes nothing when it is closed: %j', async (change, words) => {
    answering({ [`GET /messages/${ID}`]: () => thread(talk(change), [line('One.')]) });
    await render(<Thread id={ID} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Write to Rita Salgado')).toBeNull();
  });

  it('U-18 keeps what one has begun to write, in each conversation', async () => {
    const other = '01890000-0000-7000-8000-000000000009';
    answering({
      [`GET /messages/${ID}`]: () => thread(talk(), []),
      [`GET /messages/${other}`]: () => thread(talk({ id: other }), []),
    });
    const Two = () => {
      const [id, setId] = useState(ID);
      return (
        <>
          <button onClick={() => setId(id === ID ? other : ID)}>The other</button>
          <Thread key={id} id={id} />
        </>
      );
    };
    await render(<Two />);
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(await field(), 'Half a sentence');
    await userEvent.click(screen.getByRole('button', { name: 'The other' }));
    expect((await field()).value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'The other' }));
    expect((await field()).value).toBe('Half a sentence');
  });
});
