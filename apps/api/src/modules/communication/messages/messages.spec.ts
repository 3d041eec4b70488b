import { communicationApi, teamApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { aMember } from '../../../testing/teams.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('messages', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const pair = async (): Promise<[Person, Person]> => [await aPerson(t), await aPerson(t)];
  const write = (from: Person, body: object) => from.api.send(communicationApi.sendMessage, { body });
  const list = async (person: Person) => (await person.api.send(communicationApi.conversations, { query: {} })).items;
  const thread = (person: Person, conversationId: string, query = {}) =>
    person.api.send(communicationApi.conversation, { params: { conversationId }, query });

  it('go between two people, each of whom sees the other, and are counted until they are read', async () => {
    const [ines, sami] = await pair();
    const { conversation, message } = await write(ines, { to: sami.id, text: ' Does the price stay? ' });
    expect(message).toMatchObject({ text: 'Does the price stay?', mine: true });
    await write(ines, { conversationId: conversation.id, text: 'And the date?' });
    expect(await list(sami)).toMatchObject([
      { id: conversation.id, person: { id: ines.id }, lastText: 'And the date?', lastMine: false, unread: 2 },
    ]);
    expect((await thread(sami, conversation.id)).messages.map(({ text, mine }) => [text, mine])).toEqual([
      ['And the date?', false],
      ['Does the price stay?', false],
    ]);
    const read = await sami.api.send(communicationApi.markRead, { body: { conversationId: conversation.id } });
    expect(read.messages).toBe(0);
    expect((await list(ines))[0]).toMatchObject({ unread: 0, lastMine: true });
    const back = await write(sami, { to: ines.id, text: 'Yes.' });
    expect(back.conversation.id).toBe(conversation.id);
  });

  it('can be read by their two sides only', async () => {
    const [ines, sami] = await pair();
    const stranger = await aPerson(t);
    const { conversation } = await write(ines, { to: sami.id, text: 'Between us.' });
    const params = { conversationId: conversation.id };
    const attempts = [
      () => thread(stranger, conversation.id),
      () => write(stranger, { conversationId: conversation.id, text: 'Hello?' }),
      () => stranger.api.send(communicationApi.report, { params, body: { reason: 'spam' } }),
      () => stranger.api.send(communicationApi.block, { params, body: { blocked: true } }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('request.not_found');
    expect(await list(stranger)).toEqual([]);
  });

  it('to the owner of a campaign are read and answered by those of its team who answer, and by no others', async () => {
    const { id: campaignId, owner } = await aDraft(t);
    const [asks, answers, views] = [await aPerson(t), await aPerson(t), await aPerson(t)];
    const { id: membership } = await aMember(t, answers, 'messages', { campaignId, owner });
    await aMember(t, views, 'view', { campaignId, owner });
    const opened = await write(owner, { to: asks.id, campaignId, text: 'Thank you for your visit.' });
    const { id: conversationId } = opened.conversation;
    await write(asks, { conversationId, text: 'When does it run?' });
    expect(await list(answers)).toMatchObject([
      { id: conversationId, person: { id: asks.id }, campaign: { id: campaignId }, lastMine: false, unread: 1 },
    ]);
    await t.drain();
    const notices = async ({ api }: Person) =>
      (await api.send(communicationApi.notifications, { query: {} })).items.map(({ kind }) => kind);
    for (const person of [owner, answers]) expect(await notices(person)).toContain('message.received');
    expect(await notices(views)).not.toContain('message.received');
    const named = 'select first_name || $2 || last_name as name from app_user where id = $1';
    const [{ name: written } = { name: '' }] = await t.db.query<{ name: string }>(named, [answers.id, ' ']);
    // The answer stands on the owner's side, for all three.
    await write(answers, { conversationId, text: 'In spring.' });
    for (const [person, mine] of [
      [owner, true],
      [answers, true],
      [asks, false],
    ] as const) {
      const { conversation, messages } = await thread(person, conversationId);
      expect(messages[0]).toMatchObject({ text: 'In spring.', mine });
      expect(conversation.unread).toBe(person === asks ? 2 : 0);
      // Under the name of whoever wrote it.
      const byReader = person === answers;
      expect(messages[0]).toMatchObject({ author: { id: answers.id, name: written }, byReader });
      expect(conversation).toMatchObject({ lastAuthor: written, lastByReader: byReader, lastMine: mine });
      expect(conversation.forCampaign).toBe(byReader);
      expect(messages.at(-1)).toMatchObject({ author: { id: owner.id }, byReader: person === owner });
    }
    const params = { conversationId };
    for (const attempt of [
      () => thread(views, conversationId),
      () => answers.api.send(communicationApi.block, { params, body: { blocked: true } }),
      () => answers.api.send(communicationApi.report, { params, body: { reason: 'spam' } }),
    ]) {
      expect(await refusalOf(attempt())).toBe('request.not_found');
    }
    // What the owner writes with somebody about nothing stays between the two.
    const apart = await write(owner, { to: asks.id, text: 'Between us.' });
    expect(await refusalOf(thread(answers, apart.conversation.id))).toBe('request.not_found');
    await answers.api.send(teamApi.leave, { params: { id: membership } });
    expect([await list(answers), await refusalOf(thread(answers, conversationId))]).toEqual([[], 'request.not_found']);
  });

  it('sent again after a broken connection, or twice at once, are the same message', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id });
    expect(await list(ines)).toEqual([]);
    const body = { conversationId: conversation.id, text: 'Once.', clientKey: newId() };
    const sent = await Promise.all([write(ines, body), write(ines, body), write(ines, body)]);
    expect(new Set(sent.map(({ message }) => message?.id)).size).toBe(1);
    expect((await thread(sami, conversation.id)).messages).toHaveLength(1);
    expect((await list(sami))[0]?.unread).toBe(1);
  });

  it('from both sides at a time are all there, and counted', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id });
    const say = (from: Person, text: string) => write(from, { conversationId: conversation.id, text });
    await Promise.all(Array.from({ length: 10 }, (_, at) => say(at % 2 === 0 ? ines : sami, `Line ${at}`)));
    expect((await thread(ines, conversation.id)).messages).toHaveLength(10);
    expect([(await list(ines))[0]?.unread, (await list(sami))[0]?.unread]).toEqual([5, 5]);
  });

  it('opened by both at a time are one conversation', async () => {
    const [ines, sami] = await pair();
    const opened = await Promise.all([
      write(ines, { to: sami.id, text: 'A' }),
      write(sami, { to: ines.id, text: 'B' }),
      write(ines, { to: sami.id, text: 'C' }),
    ]);
    expect(new Set(opened.map(({ conversation }) => conversation.id)).size).toBe(1);
  });

  it('about a campaign go to its owner, and are separate from others of the same two', async () => {
    const { id: campaignId, owner } = await aCampaign(t);
    const investor = await aPerson(t);
    const about = await write(investor, { campaignId, text: 'Is the pump included?' });
    expect(about.conversation).toMatchObject({ person: { id: owner.id }, campaign: { id: campaignId } });
    const other = await write(investor, { to: owner.id, text: 'Hello.' });
    expect(other.conversation.id).not.toBe(about.conversation.id);
    expect(await refusalOf(write(owner, { campaignId, text: 'To myself' }))).toBe('message.recipient');
    const third = await aPerson(t);
    expect(await refusalOf(write(investor, { to: third.id, campaignId, text: 'x' }))).toBe('message.recipient');
    const draft = await aDraft(t);
    expect(await refusalOf(write(investor, { campaignId: draft.id, text: 'x' }))).toBe('message.recipient');
  });

  it('go to no unknown person, and not to the sender; the error is at the field', async () => {
    const ines = await aPerson(t);
    expect((await failureOf(write(ines, { to: newId(), text: 'x' }))).fields).toMatchObject([
      { field: 'to', code: 'message.recipient' },
    ]);
    expect(await refusalOf(write(ines, { to: ines.id, text: 'x' }))).toBe('message.recipient');
    expect(await refusalOf(write(ines, { text: 'x' }))).toBe('message.recipient');
    expect((await failureOf(write(ines, { to: ines.id, text: 'x'.repeat(4001) }))).fields).toMatchObject([
      { field: 'text', code: 'validation.max_length' },
    ]);
  });

  it('stop when either side blocks the other, until it is taken back', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id, text: 'One.' });
    const params = { conversationId: conversation.id };
    const block = (blocked: boolean) => sami.api.send(communicationApi.block, { params, body: { blocked } });
    expect(await block(true)).toMatchObject({ blocked: true, open: false });
    for (const person of [ines, sami]) {
      expect(await refusalOf(write(person, { conversationId: conversation.id, text: 'Two.' }))).toBe('message.blocked');
    }
    // A blocked user is not told who blocked them.
    expect((await list(ines))[0]).toMatchObject({ blocked: false, open: false });
    expect(await block(false)).toMatchObject({ blocked: false, open: true });
    await write(ines, { conversationId: conversation.id, text: 'Two.' });
  });

  it('are reported once, by whom they trouble', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id, text: 'Send me your code.' });
    const params = { conversationId: conversation.id };
    const report = () =>
      sami.api.send(communicationApi.report, { params, body: { reason: 'fraud', detail: 'Asks for codes' } });
    const replies = await Promise.all([report(), report(), report()]);
    expect(replies.every(({ reported }) => reported)).toBe(true);
    const rows = await t.db.query<{ reported: string }>(
      'select reported_id as reported from message_report where conversation_id = $1',
      [conversation.id],
    );
    expect(rows).toEqual([{ reported: ines.id }]);
    expect((await list(ines))[0]?.reported).toBe(false);
  });

  it('tell of a first unread one only', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id, text: 'One.' });
    await write(ines, { conversationId: conversation.id, text: 'Two.' });
    await t.drain();
    const notices = await sami.api.send(communicationApi.notifications, { query: {} });
    expect(notices.items).toMatchObject([{ kind: 'message.received', actor: { id: ines.id } }]);
    expect(notices.items[0]?.params).toMatchObject({ conversationId: conversation.id });
    const read = await sami.api.send(communicationApi.markRead, { body: { conversationId: conversation.id } });
    expect(read).toEqual({ notifications: 0, messages: 0 });
  });

  it('that were read before their event was handled notify nobody', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id, text: 'One.' });
    await sami.api.send(communicationApi.markRead, { body: { conversationId: conversation.id } });
    await t.drain();
    expect((await sami.api.send(communicationApi.notifications, { query: {} })).items).toEqual([]);
  });

  it('come twenty a page, newest first', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id });
    for (let at = 0; at < 25; at++) await write(ines, { conversationId: conversation.id, text: `Line ${at}` });
    const first = await thread(sami, conversation.id);
    const second = await thread(sami, conversation.id, { cursor: first.nextCursor });
    expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([20, 5, null]);
    expect(second.messages.at(-1)?.text).toBe('Line 0');
  });

  it('SEC-35 are limited in number', async () => {
    const [ines, sami] = await pair();
    const { conversation } = await write(ines, { to: sami.id, text: 'One.' });
    // As many as the limits of this file allow.
    await t.db.query(`update rate_limit set points = 60 * 10000 where key = 'message:' || $1`, [ines.id]);
    await t.db.query(`update rate_limit set points = 20 * 10000 where key = 'conversation:' || $1`, [ines.id]);
    expect(await refusalOf(write(ines, { conversationId: conversation.id, text: 'Two.' }))).toBe('request.too_many');
    const third = await aPerson(t);
    expect(await refusalOf(write(ines, { to: third.id }))).toBe('request.too_many');
  });
});
