import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Harness } from '../testing/harness.js';
import { faultBy } from '../testing/schema.js';

const SECRET = 'a-secret-of-the-account';
const REPLY = new URL('./testing/reply.schema.json', import.meta.url);

interface Reply {
  reference: string;
  event: string;
  verification_url?: string;
  declined_codes?: string[] | null;
}
interface Heard {
  body: string;
  signature: string;
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const asked = (reference: string, more: object = {}): object => ({
  reference,
  callback_url: 'http://127.0.0.1:9/callback',
  redirect_url: 'http://127.0.0.1:9/user-kyc',
  email: 'ines@example.org',
  country: 'FR',
  verification_mode: 'any',
  ttl: 60,
  face: {},
  document: { supported_types: ['passport'], name: { first_name: 'Ines', last_name: 'Okafor' }, dob: '1984-05-17' },
  ...more,
});

describe('Shufti Pro', () => {
  let world: Harness;
  let product: Server;
  const heard: Heard[] = [];
  beforeAll(async () => {
    product = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push({ body: Buffer.concat(parts).toString('utf8'), signature: String(request.headers['signature']) });
        response.writeHead(200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(product, 'listening');
    const address = product.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    world = await Harness.start({ shuftiWebhook: { url: `http://127.0.0.1:${port}/callback`, secret: SECRET } });
  });
  afterAll(async () => {
    await world.close();
    product.closeAllConnections();
    product.close();
  });

  const call = async (path: string, body: object, key = `shufti-sandbox-client:${SECRET}`) => {
    const answer = await fetch(`${world.sandbox.urls.control}/shufti${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const raw = await answer.text();
    return { status: answer.status, raw, signature: answer.headers.get('signature'), json: JSON.parse(raw) as Reply };
  };
  const finish = async (reference: string, how: object): Promise<Reply> => {
    await world.control('POST', `/shufti/checks/${reference}/finish`, how);
    await world.flush();
    return (await call('/status', { reference })).json;
  };

  it('opens a page under the client’s own reference, once', async () => {
    const opened = await call('/', asked('reference-1'));
    expect([opened.status, opened.json]).toMatchObject([200, { reference: 'reference-1', event: 'request.pending' }]);
    expect(opened.json.verification_url).toMatch(/\/shufti\/process\//);
    expect(await faultBy(REPLY, opened.json)).toBeNull();
    const again = await call('/', asked('reference-1'));
    expect([again.status, again.json.event]).toEqual([409, 'request.invalid']);
    expect(await faultBy(REPLY, again.json)).toBeNull();
  });

  it('signs the bytes that it sends, with slashes as PHP escapes them', async () => {
    const { raw, signature } = await call('/', asked('reference-2'));
    expect(raw).toContain('\\/shufti\\/process\\/');
    expect(signature).toBe(sha(raw + sha(SECRET)));
    await world.control('POST', '/shufti/settings', { signature: 'legacy' });
    const legacy = await call('/status', { reference: 'reference-2' });
    expect(legacy.signature).toBe(sha(legacy.raw + SECRET));
    await world.control('POST', '/shufti/settings', { signature: 'hashed' });
  });

  it.each([
    ['accepted', 'verification.accepted'],
    ['declined', 'verification.declined'],
    ['review', 'review.pending'],
    ['cancelled', 'verification.cancelled'],
    ['timeout', 'request.timeout'],
  ])('ends as %s, and calls back with the same words', async (ending, event) => {
    const reference = `ends-${ending}`;
    await call('/', asked(reference));
    const status = await finish(reference, { ending, codes: ending === 'declined' ? ['SPDR75'] : [] });
    expect(status.event).toBe(event);
    expect(await faultBy(REPLY, status)).toBeNull();
    const told = heard.at(-1);
    expect(JSON.parse(told?.body ?? '{}')).toEqual(status);
    expect(told?.signature).toBe(sha((told?.body ?? '') + sha(SECRET)));
  });

  it('changes a verdict afterwards', async () => {
    await call('/', asked('revised-1'));
    await finish('revised-1', { ending: 'accepted' });
    await world.control('POST', '/shufti/checks/revised-1/revise', { passed: false, codes: ['SPDR06'] });
    const { json } = await call('/status', { reference: 'revised-1' });
    expect(json).toMatchObject({ event: 'verification.status.changed', declined_codes: ['SPDR06'] });
    expect(await faultBy(REPLY, json)).toBeNull();
  });

  it('lets a page run out on the clock', async () => {
    await call('/', asked('late-1', { ttl: 5 }));
    await world.advance(6 * 60_000);
    expect((await call('/status', { reference: 'late-1' })).json.event).toBe('request.timeout');
  });

  it('forgets a request', async () => {
    await call('/', asked('gone-1'));
    expect((await call('/delete', { reference: 'gone-1', comment: 'Asked for by the person' })).json.event).toBe(
      'request.deleted',
    );
    expect((await call('/status', { reference: 'gone-1' })).status).toBe(404);
  });

  it.each([
    [{ reference: 'x' }, 'reference'],
    [{ callback_url: 'nowhere' }, 'callback_url'],
    [{ country: 'France' }, 'country'],
    [{ ttl: 0 }, 'ttl'],
    [{ verification_mode: 'photo' }, 'verification_mode'],
    [{ document: { name: {}, dob: '17.05.1984' } }, 'dob'],
  ])('refuses %j and says which field', async (more, key) => {
    const { status, json } = await call('/', asked('refused-1', more));
    expect([status, json]).toMatchObject([400, { event: 'request.invalid', error: { key } }]);
    expect(await faultBy(REPLY, json)).toBeNull();
  });

  it('refuses a callback outside the registered domain, and other keys', async () => {
    await world.control('POST', '/shufti/settings', { registeredOrigin: 'https://invest.example.org' });
    expect((await call('/', asked('refused-2'))).status).toBe(400);
    expect((await call('/', asked('refused-3'), 'somebody:else')).status).toBe(401);
  });
});
