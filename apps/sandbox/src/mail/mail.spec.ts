import { createTransport } from 'nodemailer';
import { Harness } from '../testing/harness.js';
import type { MailMessage } from './message.js';

describe('mail', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterEach(() => world.control('POST', '/reset'));
  afterAll(() => world.close());

  const send = async (message: object): Promise<void> => {
    const transport = createTransport(world.sandbox.urls.smtp);
    await transport.sendMail({ from: 'Cairn <hello@cairn.test>', text: 'Hello', subject: 'Hello', ...message });
  };
  const wait = (query: string): Promise<MailMessage> => world.control<MailMessage>('GET', `/mail/wait?${query}`);

  it('takes what nodemailer sends, with its links', async () => {
    await send({
      to: 'Ines Okafor <ines@example.com>',
      subject: 'Activate your account · حسابك',
      text: 'Open https://cairn.test/activate-account/1/abc?x=1&y=2. Thank you.',
      html: '<p>Open <a href="https://cairn.test/activate-account/1/abc?x=1&amp;y=2">this link</a></p>',
      attachments: [{ filename: 'receipt.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
    });
    const message = await wait('to=ines@example.com&subject=activate');
    expect(message).toMatchObject({
      subject: 'Activate your account · حسابك',
      from: 'Cairn <hello@cairn.test>',
      recipients: ['ines@example.com'],
      links: ['https://cairn.test/activate-account/1/abc?x=1&y=2'],
    });
    expect(message.attachments).toEqual([
      {
        filename: 'receipt.pdf',
        mimeType: 'application/pdf',
        bytes: 8,
        content: Buffer.from('%PDF-1.7').toString('base64'),
      },
    ]);
  });

  it('lets a caller wait for a mail that comes later', async () => {
    const waiting = wait('to=later@example.com&timeoutMs=5000');
    await send({ to: 'later@example.com' });
    expect((await waiting).recipients).toEqual(['later@example.com']);
  });

  it('answers 404 when nothing comes in time, and 400 to a bad question', async () => {
    expect((await world.controlRaw('GET', '/mail/wait?to=nobody@example.com&timeoutMs=10')).status).toBe(404);
    expect((await world.controlRaw('GET', '/mail/wait?timeoutMs=soon')).status).toBe(400);
    expect((await world.controlRaw('GET', '/mail?since=yesterday')).status).toBe(400);
  });

  it('lists what came since an instant and forgets on demand', async () => {
    await send({ to: 'one@example.com' });
    const [first] = (await world.control<{ messages: MailMessage[] }>('GET', '/mail?to=one@')).messages;
    expect(first).toBeDefined();
    const after = new Date(Date.parse(first?.receivedAt ?? '') + 1).toISOString();
    expect(await world.control('GET', `/mail?since=${after}`)).toEqual({ messages: [] });
    await world.control('DELETE', '/mail');
    expect(await world.control('GET', '/mail')).toEqual({ messages: [] });
  });

  it('refuses for a while and then accepts', async () => {
    await world.control('POST', '/faults', { provider: 'mail', effect: 'refuse_4xx', times: 2 });
    await expect(send({ to: 'grey@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    await expect(send({ to: 'grey@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    await send({ to: 'grey@example.com' });
    const { messages } = await world.control<{ messages: MailMessage[] }>('GET', '/mail?to=grey@');
    expect(messages).toHaveLength(1);
  });

  it('may keep a mail whose acceptance the sender never hears of', async () => {
    await world.control('POST', '/faults', { provider: 'mail', effect: 'commit_then_drop' });
    await expect(send({ to: 'lost@example.com' })).rejects.toThrow('421');
    expect((await wait('to=lost@example.com')).recipients).toEqual(['lost@example.com']);
  });
});
