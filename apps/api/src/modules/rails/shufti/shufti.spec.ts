import { createHash } from 'node:crypto';
import type { Clock } from '../../../kernel/clock/clock.js';
import { faultBy, StandIn, type Said } from '../../../testing/rails/stand-in.js';
import { testConfig } from '../../../testing/test-config.js';
import type { PersonToConfirm } from '../ports/identity.port.js';
import { ShuftiClient } from './shufti-client.js';
import { ShuftiIdentity } from './shufti-identity.js';
import { ShuftiInbound } from './shufti-inbound.js';

const SECRET = 'a-secret-of-the-account';
const REQUEST = new URL('./testing/request.schema.json', import.meta.url);
const OP = { key: 'identity:0192f000-0000-7000-8000-000000000901', attempt: 1, ip: null };
const REF = 'identity_0192f000-0000-7000-8000-000000000901.1';
const WHO: PersonToConfirm = {
  userId: '0192f000-0000-7000-8000-000000000902',
  firstName: 'Ines',
  lastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  country: 'FR',
  address: '1 Main Street',
  address2: null,
  city: 'Lyon',
  region: null,
  postalCode: '69001',
  email: 'ines@example.org',
  phone: null,
  ssn: null,
  usCitizen: null,
  party: null,
  language: 'fr',
  returnUrl: 'https://invest.example.org/user-kyc',
};

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const signed = (body: object, more: Said = {}, way: 'hashed' | 'legacy' = 'hashed'): Said => {
  const text = JSON.stringify(body).replaceAll('/', '\\/');
  return { body: text, headers: { signature: sha(text + (way === 'hashed' ? sha(SECRET) : SECRET)) }, ...more };
};

describe('the adapter of Shufti Pro, alone', () => {
  let provider: StandIn;
  beforeAll(async () => {
    provider = await StandIn.start();
  });
  afterAll(() => provider.close());

  const adapter = (overrides: Record<string, string> = {}) => {
    const config = testConfig('postgres://nobody@127.0.0.1:1/none', {
      SHUFTI_URL: `${provider.url}/`,
      SHUFTI_CLIENT_ID: 'client',
      SHUFTI_SECRET: SECRET,
      ...overrides,
    });
    const client = new ShuftiClient(config);
    const clock = { now: () => new Date('2026-06-16T14:00:00Z') } as Clock; // all that is read of it
    return { identity: new ShuftiIdentity(client, config, clock), inbound: new ShuftiInbound(client, config) };
  };
  const says = (said: Said) => {
    provider.answer = () => said;
  };

  it('asks as the contract says, with its own reference', async () => {
    says(signed({ reference: REF, event: 'request.pending', verification_url: 'https://app.example/process/1' }));
    expect(await adapter().identity.begin(OP, WHO)).toEqual({
      kind: 'ok',
      value: {
        ref: REF,
        next: { kind: 'redirect', url: 'https://app.example/process/1', until: new Date('2026-06-16T15:00:00Z') },
      },
    });
    const { method, path, headers, body } = provider.last;
    expect([method, path]).toEqual(['POST', '/']);
    expect(headers.authorization).toBe(`Basic ${Buffer.from(`client:${SECRET}`).toString('base64')}`);
    expect(faultBy(REQUEST, JSON.parse(body))).toBeNull();
    expect(JSON.parse(body)).toMatchObject({ reference: REF, country: 'FR', language: 'FR' });
  });

  it('takes a reference that is taken for its own, whose page is lost', async () => {
    says(signed({ reference: REF, event: 'request.invalid', error: { key: 'reference' } }, { status: 409 }));
    expect(await adapter().identity.begin(OP, WHO)).toEqual({
      kind: 'ok',
      value: { ref: REF, next: { kind: 'none' } },
    });
  });

  it.each<[string, Said, string]>([
    ['another signature', { ...signed({ reference: REF }), headers: { signature: 'x' } }, 'unknown'],
    ['no signature', { body: '{}' }, 'unknown'],
    ['a page of a proxy', { body: '<html></html>', status: 200 }, 'unknown'],
    ['half an answer', { ...signed({ reference: REF }), body: '{"refer' }, 'unknown'],
    ['a fault of theirs', { status: 503 }, 'unknown'],
    ['a dropped connection', { drop: true }, 'unknown'],
    ['too many calls', { status: 429 }, 'unavailable'],
  ])('%s shows nothing of what was done', async (_what, said, kind) => {
    says(said);
    expect((await adapter().identity.begin(OP, WHO)).kind).toBe(kind);
    expect((await adapter().identity.read(REF)).kind).toBe(kind);
  });

  it('where nobody listens, nothing was done', async () => {
    const gone = await StandIn.start();
    const { identity } = adapter({ SHUFTI_URL: gone.url });
    await gone.close();
    expect((await identity.begin(OP, WHO)).kind).toBe('unavailable');
  });

  it('a refusal names its field; keys that are not known are a matter of configuration', async () => {
    says(signed({ reference: REF, event: 'request.invalid', error: { key: 'dob' } }, { status: 400 }));
    expect(await adapter().identity.begin(OP, WHO)).toEqual({ kind: 'rejected', reason: 'other', code: '400:dob' });
    says(signed({ event: 'request.unauthorized' }, { status: 401 }));
    expect(await adapter().identity.begin(OP, WHO)).toMatchObject({ kind: 'rejected', reason: 'config' });
  });

  it('signatures over the secret itself are taken where the account is an old one, and only there', async () => {
    says(signed({ reference: REF, event: 'review.pending' }, {}, 'legacy'));
    expect((await adapter().identity.read(REF)).kind).toBe('unknown');
    expect(await adapter({ SHUFTI_SIGNATURE: 'legacy' }).identity.read(REF)).toMatchObject({
      value: { state: 'review' },
    });
  });

  it.each([
    ['request.pending', {}, 'open', []],
    ['request.received', {}, 'open', []],
    ['review.pending', {}, 'review', []],
    ['verification.accepted', {}, 'accepted', []],
    ['verification.declined', { declined_codes: ['SPDR01', 'SPDR08'] }, 'declined', ['face', 'expired_document']],
    ['verification.declined', { declined_codes: ['SPDR163'] }, 'declined', ['listed']],
    ['verification.declined', { verification_result: { document: { name: 0 } } }, 'declined', ['name']],
    ['verification.declined', {}, 'declined', ['other']],
    ['verification.cancelled', {}, 'cancelled', []],
    ['request.timeout', {}, 'expired', ['incomplete']],
    [
      'verification.status.changed',
      { declined_reason: 'Altered', declined_codes: ['SPDR03'] },
      'declined',
      ['altered'],
    ],
    ['verification.status.changed', { declined_reason: null, declined_codes: [] }, 'accepted', []],
  ])('reads %s with %j as %s', async (event, more, state, reasons) => {
    says(signed({ reference: REF, event, ...more }));
    expect(await adapter().identity.read(REF)).toMatchObject({ kind: 'ok', value: { ref: REF, state, reasons } });
  });

  it('an answer about another reference, or an event that nobody knows, is none', async () => {
    says(signed({ reference: 'somebody-else', event: 'verification.accepted' }));
    expect((await adapter().identity.read(REF)).kind).toBe('unknown');
    says(signed({ reference: REF, event: 'verification.celebrated' }));
    expect((await adapter().identity.read(REF)).kind).toBe('unknown');
    says(signed({ reference: REF, event: 'request.invalid' }, { status: 404 }));
    expect(await adapter().identity.read(REF)).toEqual({ kind: 'ok', value: null });
  });

  it('has the provider forget a person', async () => {
    says(signed({ reference: REF, event: 'request.deleted' }));
    expect(await adapter().identity.forget(REF)).toEqual({ kind: 'ok', value: null });
    expect([provider.last.path, JSON.parse(provider.last.body)]).toMatchObject(['/delete', { reference: REF }]);
  });

  it('a message is proved by its bytes, and kept without keys', () => {
    const { inbound } = adapter();
    const { body = '', headers = {} } = signed({ reference: REF, event: 'verification.accepted', secret_key: SECRET });
    const message = { method: 'POST', endpoint: 'callback', query: new URLSearchParams() };
    const verdict = inbound.verify({ ...message, raw: Buffer.from(body), headers });
    expect(verdict).toMatchObject({ ok: true, proof: 'signature', hints: [{ kind: 'identity', ref: REF }] });
    expect(JSON.stringify(verdict)).not.toContain(SECRET);
    // The same JSON in other bytes.
    const other = Buffer.from(body.replaceAll('\\/', '/').replace('{', '{ '));
    expect(inbound.verify({ ...message, raw: other, headers })).toEqual({ ok: false, why: 'signature' });
    expect(inbound.verify({ ...message, raw: Buffer.from(body), headers: {} })).toEqual({
      ok: false,
      why: 'signature',
    });
  });

  it('without keys nothing is proved', () => {
    const { inbound, identity } = adapter({ SHUFTI_SECRET: '', SHUFTI_CLIENT_ID: '' });
    const raw = Buffer.from('{}');
    const headers = { signature: sha(`{}${sha('')}`) };
    expect(identity.isConfigured).toBe(false);
    expect(
      inbound.verify({ method: 'POST', endpoint: 'callback', query: new URLSearchParams(), raw, headers }).ok,
    ).toBe(false);
  });
});
