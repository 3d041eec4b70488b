import { createTransport } from 'nodemailer';
import { Harness } from '../testing/harness.js';

describe('the sandbox’s own pages', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
    await world.paid();
    await createTransport(world.sandbox.urls.smtp).sendMail({
      from: 'hello@cairn.test',
      to: 'ines@example.com',
      subject: '<i>Activate</i>',
      text: 'Go to https://cairn.test/activate?x=1.',
      html: '<p onclick="x()">Hello</p>',
      attachments: [{ filename: 'résumé "1".html', content: '<script>1</script>' }],
    });
    await world.flush();
  });
  afterAll(() => world.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${world.sandbox.urls.control}${path}`, { redirect: 'manual', headers });
  const post = (path: string, fields: Record<string, string>, origin = world.sandbox.urls.control): Promise<Response> =>
    fetch(`${world.sandbox.urls.control}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields),
    });
  const messageId = async (): Promise<string> => {
    const { messages } = await world.control<{ messages: { id: string }[] }>('GET', '/mail');
    return messages[0]?.id ?? '';
  };

  it.each([
    ['/', 'All balances match'],
    ['/stripe', 'conserved'],
    ['/paypal', 'None yet.'],
    ['/plaid', 'None yet.'],
    ['/webhooks', 'checkout.session.completed'],
    ['/faults', 'Turn on a fault'],
    ['/mail', '&lt;i&gt;Activate&lt;/i&gt;'],
    ['/authenticator', 'Add a secret'],
    ['/clock', 'Move forward by'],
  ])('shows %s without any script', async (path, words) => {
    const answer = await get(path);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain(words);
    expect(page).not.toMatch(/<script|style="/);
  });

  it('serves its style sheets, with the faces they name and a dark scheme', async () => {
    const tokens = await get('/assets/tokens.css');
    expect(tokens.headers.get('content-type')).toContain('text/css');
    expect(await tokens.text()).toMatch(/prefers-color-scheme: dark\) \{\s*:root \{[^}]*--cn-bg/);
    expect((await get('/assets/pages.css')).status).toBe(200);
    const faces = [...(await (await get('/assets/fonts.css')).text()).matchAll(/url\('([^']+)'\)/g)];
    expect(faces.length).toBeGreaterThan(0);
    for (const [, face = ''] of faces) expect((await get(face)).headers.get('content-type')).toBe('font/woff2');
    expect((await get('/')).headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it.each(['/stripe', '/webhooks', '/mail'])(
    'names the column in each cell of %s, for screens without room',
    async (path) => {
      const page = await (await get(path)).text();
      const heads = [...page.matchAll(/<th scope="col">([^<]*)</g)].map(([, head]) => head);
      const named = [...page.matchAll(/<td data-head="([^"]*)"/g)].map(([, head]) => head);
      expect(page).not.toMatch(/<td>/);
      expect(new Set(named)).toEqual(new Set(heads));
    },
  );

  it('finds mail by its subject and by its recipient', async () => {
    for (const words of ['aCtIvAtE', 'ines@']) {
      const page = await (await get(`/mail?q=${words}`)).text();
      expect(page).toContain('&lt;i&gt;Activate&lt;/i&gt;');
      expect(page).toContain(`1 message for “${words}”`);
    }
    const none = await (await get('/mail?q=%3Cnothing%3E')).text();
    expect(none).toContain('No mail has these words in its subject or its recipient.');
    expect(none).toContain('value="&lt;nothing&gt;"');
    expect(none).toContain('href="/mail"');
  });

  it('shows a mail’s links as links and its markup in a sandbox', async () => {
    const id = await messageId();
    const page = await (await get(`/mail/${id}`)).text();
    expect(page).toContain('<a href="https://cairn.test/activate?x=1" rel="noreferrer">');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const markup = await get(`/mail/${id}/html`);
    expect(markup.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    const attachment = await get(`/mail/${id}/attachments/0`);
    expect(attachment.headers.get('content-type')).toBe('application/octet-stream');
    expect(attachment.headers.get('content-disposition')).toContain("filename*=UTF-8''r%C3%A9sum%C3%A9");
    expect((await get('/mail/none')).status).toBe(404);
    expect((await get(`/mail/${id}/attachments/9`)).status).toBe(404);
  });

  it('switches faults on and off', async () => {
    expect((await post('/faults', { provider: 'stripe', operation: '*', effect: 'http_500', times: '2' })).status).toBe(
      303,
    );
    expect(await world.control('GET', '/faults')).toMatchObject({ faults: [{ effect: 'http_500', times: 2 }] });
    await post('/faults/clear', {});
    expect(await world.control('GET', '/faults')).toEqual({ faults: [] });
    const wrong = await post('/faults', { provider: 'stripe', effect: 'http_500', times: 'many' });
    expect([wrong.status, (await wrong.text()).includes('times must be a whole number')]).toEqual([400, true]);
  });

  it('steers webhooks', async () => {
    await post('/webhooks/policies', {
      policy: 'duplicate',
      type: '*',
      endpoint: '*',
      times: '1',
      copies: '3',
      delayMs: '',
    });
    expect(await world.control('GET', '/webhooks/policies')).toMatchObject({ policies: [{ action: { copies: 3 } }] });
    await post('/webhooks/policies/clear', {});
    const { deliveries } = await world.control<{ deliveries: { id: string }[] }>('GET', '/webhooks/deliveries');
    const id = deliveries[0]?.id ?? '';
    expect(await (await get(`/webhooks/${id}`)).text()).toContain('Send again');
    expect((await post(`/webhooks/${id}/resend`, { forgery: 'bad_signature' })).status).toBe(303);
    expect((await post('/webhooks/flush', {})).status).toBe(303);
    expect(world.platform.refused).toHaveLength(1);
  });

  it('moves the clock forward', async () => {
    const before = await world.control<{ offsetMs: number }>('GET', '/clock');
    await post('/clock', { advanceMs: '60000' });
    expect(await world.control('GET', '/clock')).toMatchObject({ offsetMs: before.offsetMs + 60_000 });
    const soon = new Date(Date.now() + before.offsetMs + 3_600_000).toISOString().slice(0, 19);
    expect((await post('/clock', { to: soon })).status).toBe(303);
    expect((await post('/clock', { to: '2001-01-01T00:00:00' })).status).toBe(400);
    expect((await post('/clock', {})).status).toBe(400);
  });

  it('keeps secrets for the authenticator', async () => {
    await post('/authenticator', { label: 'ines', secret: 'GEZD GNBV GY3T QOJQ' });
    const codes = await get('/authenticator');
    expect(await codes.text()).toMatch(/\d{3} \d{3}/);
    expect(Number(codes.headers.get('refresh'))).toBeGreaterThan(0);
    expect(await (await get('/authenticator/countdown.css')).text()).toMatch(/^:root \{ --elapsed: -\d+ms; \}/);
    expect(await (await get('/authenticator/add')).text()).toContain('action="/authenticator"');
    await post('/authenticator/remove', { label: 'ines' });
    expect((await world.controlRaw('GET', '/authenticator/ines/code')).status).toBe(404);
  });

  it('disputes a charge at the press of a button, once', async () => {
    const [charge] = (await world.stripe.charges.list()).data;
    expect((await post(`/stripe/charges/${charge?.id}/dispute`, {})).status).toBe(303);
    expect((await post(`/stripe/charges/${charge?.id}/dispute`, {})).status).toBe(409);
    await world.requireConservation();
  });

  it('refuses forms of other sites and names that only point here', async () => {
    expect((await post('/mail/clear', {}, 'http://evil.example')).status).toBe(403);
    expect((await post('/mail/clear', {}, 'null')).status).toBe(403);
    expect(await messageId()).not.toBe('');
  });

  it('pages through many mails, the newest first', async () => {
    const sender = createTransport(world.sandbox.urls.smtp);
    for (let number = 1; number <= 51; number += 1) {
      await sender.sendMail({
        from: 'hello@cairn.test',
        to: 'kofi@example.com',
        subject: `Many ${number}.`,
        text: 'x',
      });
    }
    const first = await (await get('/mail?q=kofi')).text();
    expect(first).toContain('Page 1 of 2');
    expect(first).toContain('Many 51.');
    expect(first).not.toContain('Many 1.');
    const second = await (await get('/mail?q=kofi&page=2')).text();
    expect(second).toContain('Many 1.');
    expect(second).toContain('href="/mail?q=kofi&amp;page=1"');
    for (const page of ['99', 'no', '-1']) expect((await get(`/mail?page=${page}`)).status).toBe(200);
  });
});
