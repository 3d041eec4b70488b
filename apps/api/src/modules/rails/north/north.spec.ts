import { createCipheriv } from 'node:crypto';
import { faultBy, StandIn, type Said } from '../../../testing/rails/stand-in.js';
import { testConfig } from '../../../testing/test-config.js';
import type { PersonToConfirm } from '../ports/identity.port.js';
import { NorthAccreditation } from './north-accreditation.js';
import { NorthClient } from './north-client.js';
import { NorthIdentity } from './north-identity.js';
import { NorthInbound } from './north-inbound.js';
import { NorthParties } from './north-parties.js';
import { openMessage, type NorthWebhookFormat } from './north-webhook.js';

const KEY = 'c3'.repeat(32);
const PARTY = new URL('./testing/create-party.schema.json', import.meta.url);
const OP = { key: 'identity:1', attempt: 1, ip: null };
const WHO: PersonToConfirm = {
  userId: '0192f000-0000-7000-8000-000000000902',
  firstName: 'Ines',
  lastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  country: 'US',
  address: '1 Main Street',
  address2: 'Floor 2',
  city: 'Portland',
  region: 'or',
  postalCode: '97201',
  email: 'ines@example.org',
  phone: '+15035550100',
  ssn: '123456789',
  usCitizen: true,
  party: 'P1001',
  language: 'en',
  returnUrl: 'https://invest.example.org/user-kyc',
};

const ok = (more: object): Said => ({ body: JSON.stringify({ statusCode: '101', statusDesc: 'Ok', ...more }) });
const kyc = (kycstatus: string, amlstatus: string, qualifiers: unknown = null) => ({
  kyc: { response: { 'id-number': '77', qualifiers }, kycstatus, amlstatus },
});

describe('the adapter of North Capital, alone', () => {
  let provider: StandIn;
  beforeAll(async () => {
    provider = await StandIn.start();
  });
  afterAll(() => provider.close());

  const config = (overrides: Record<string, string> = {}) =>
    testConfig('postgres://nobody@127.0.0.1:1/none', {
      NORTH_URL: `${provider.url}/tapiv3/index.php/v3`,
      NORTH_CLIENT_ID: 'client',
      NORTH_API_KEY: 'the-api-key',
      NORTH_WEBHOOK_KEY: KEY,
      ...overrides,
    });
  const client = () => new NorthClient(config());
  const says = (said: Said) => {
    provider.answer = () => said;
  };
  const form = (): Record<string, string> => Object.fromEntries(new URLSearchParams(provider.last.body));

  it('registers a person as the contract says, with its keys in the header', async () => {
    says(ok({ partyDetails: [true, [{ partyId: 'P1001' }]] }));
    expect(await new NorthParties(client()).create(WHO, 'us_citizen')).toEqual({
      kind: 'ok',
      value: { partyId: 'P1001' },
    });
    const { method, path, headers } = provider.last;
    expect([method, path]).toEqual(['PUT', '/tapiv3/index.php/v3/createParty']);
    expect(headers.authorization).toBe('Bearer client:the-api-key');
    expect(faultBy(PARTY, form())).toBeNull();
    expect(form()).toMatchObject({ dob: '05-17-1984', primCountry: 'USA', primState: 'OR', domicile: 'U.S. citizen' });
    await new NorthParties(client()).update('P1001', { ...WHO, country: 'FR', region: 'Rhône' }, 'non_resident');
    expect(faultBy(PARTY, form())).toBeNull();
    expect(form()).toMatchObject({ partyId: 'P1001', primCountry: 'FRA', primState: 'NOUS' });
  });

  it.each<[string, Said, object]>([
    ['101 with nothing in it', ok({ partyDetails: null }), { kind: 'rejected', code: 'empty' }],
    ['a text as a code', { body: '{"statusCode":"NO_PARTY_ID_148"}' }, { kind: 'rejected', code: 'NO_PARTY_ID_148' }],
    ['a number as a code', { body: '{"statusCode":106}' }, { kind: 'rejected', code: '106' }],
    ['keys that are not known', { status: 401, body: '{"statusCode":"103"}' }, { kind: 'rejected', reason: 'config' }],
    ['a page of a proxy', { body: '<html></html>' }, { kind: 'unknown' }],
    ['half an answer', { body: '{"statusCode":"10' }, { kind: 'unknown' }],
    ['a dropped connection', { drop: true }, { kind: 'unknown' }],
    ['too many calls', { status: 429, body: '{}' }, { kind: 'unavailable' }],
  ])('%s is no success', async (_what, said, outcome) => {
    says(said);
    expect(await new NorthParties(client()).create(WHO, 'us_citizen')).toMatchObject(outcome);
  });

  it.each([
    ['a tuple', [true, [{ partyId: 'P7' }]]],
    ['a list', [{ partyId: 'P7' }]],
    ['an object', { partyId: 'P7' }],
  ])('finds the party in %s', async (_what, partyDetails) => {
    says(ok({ partyDetails }));
    expect(await new NorthParties(client()).create(WHO, 'us_citizen')).toMatchObject({ value: { partyId: 'P7' } });
  });

  it('has a party checked, and reads what the provider’s people made of it', async () => {
    says(ok(kyc('Pending', 'Auto Approved')));
    const identity = new NorthIdentity(client());
    expect(await identity.begin(OP, WHO)).toEqual({ kind: 'ok', value: { ref: 'P1001.77', next: { kind: 'none' } } });
    expect([provider.last.path, form()]).toEqual(['/tapiv3/index.php/v3/performKycAmlBasic', { partyId: 'P1001' }]);
    provider.answer = ({ path }) =>
      path.endsWith('/getKycAml')
        ? ok({ 'KYC Status': 'Manually Approved', 'Party Status': { 'AML status': 'Auto Approved' } })
        : ok(kyc('Pending', 'Auto Approved'));
    expect(await identity.read('P1001.77')).toMatchObject({ value: { state: 'accepted', reasons: [] } });
    // Another check has taken its place.
    expect(await identity.read('P1001.76')).toEqual({ kind: 'ok', value: null });
  });

  it.each([
    [kyc('Disapproved', 'Auto Approved', { qualifier: { key: 'resultcode.address.does.not.match' } }), ['address']],
    [
      kyc('Disapproved', 'Auto Approved', { qualifier: [{ message: 'SSN Issue' }, { message: 'Name mismatch' }] }),
      ['number', 'name'],
    ],
    [kyc('Auto Approved', 'Disapproved'), ['listed']],
    [kyc('Disapproved', 'Auto Approved'), ['other']],
  ])('reads the reasons of %j', async (reply, reasons) => {
    const { kycstatus, amlstatus } = reply.kyc;
    provider.answer = ({ path }) =>
      path.endsWith('/getKycAml')
        ? ok({ 'KYC Status': kycstatus, 'Party Status': { 'AML status': amlstatus } })
        : ok(reply);
    expect(await new NorthIdentity(client()).read('P1001.77')).toMatchObject({ value: { state: 'declined', reasons } });
  });

  it('looks a check up by what was not known before', async () => {
    const identity = new NorthIdentity(client());
    says(ok(kyc('Auto Approved', 'Auto Approved')));
    expect(await identity.findByOp(OP, WHO, [])).toMatchObject({ value: { ref: 'P1001.77' } });
    expect(await identity.findByOp(OP, WHO, ['P1001.77'])).toEqual({ kind: 'ok', value: null });
    says(ok({ kyc: null }));
    expect(await identity.findByOp(OP, WHO, [])).toEqual({ kind: 'ok', value: null });
  });

  it('verifies accreditation by its own requests', async () => {
    const accreditation = new NorthAccreditation(client());
    const details = { aiRequestStatus: 'Pending', airequestId: '9', accreditedStatus: 'Pending' };
    says(ok({ accreditedDetails: [details] }));
    expect(await accreditation.request(OP, 'A1')).toEqual({ kind: 'ok', value: { ref: '9' } });
    expect(form()).toEqual({ accountId: 'A1', aiMethod: 'Upload' });
    expect(await accreditation.read('A1', '9')).toMatchObject({ value: { state: 'open' } });
    says(ok({ accreditedDetails: [{ ...details, accreditedStatus: 'Verified Accredited' }] }));
    expect(await accreditation.read('A1', '9')).toMatchObject({ value: { state: 'approved' } });
    says(ok({ accreditedDetails: [{ ...details, accreditedStatus: 'Not Accredited' }] }));
    expect(await accreditation.read('A1', '9')).toMatchObject({ value: { state: 'declined' } });
    expect(await accreditation.findByOp(OP, 'A1')).toMatchObject({ value: { ref: '9' } });
    says(ok({ accreditedDetails: [] }));
    expect(await accreditation.findByOp(OP, 'A1')).toEqual({ kind: 'ok', value: null });
  });

  const sealed = (text: string, iv: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(KEY, 'hex'), iv);
    return Buffer.concat([cipher.update(text), cipher.final()]);
  };
  const IV = Buffer.alloc(16, 9);
  const FORMS: readonly (readonly [Exclude<NorthWebhookFormat, 'plain'>, string])[] = [
    ['iv_first_base64', Buffer.concat([IV, sealed('{"partyId":"P1"}', IV)]).toString('base64')],
    ['iv_first_hex', Buffer.concat([IV, sealed('{"partyId":"P1"}', IV)]).toString('hex')],
    ['zero_iv_base64', sealed('{"partyId":"P1"}', Buffer.alloc(16)).toString('base64')],
    ['zero_iv_hex', sealed('{"partyId":"P1"}', Buffer.alloc(16)).toString('hex')],
  ];
  it.each(FORMS)('opens a message in the form %s, and with no other key', (format, text) => {
    expect(openMessage(Buffer.from(text), format, KEY)).toBe('{"partyId":"P1"}');
    expect(openMessage(Buffer.from(text), format, 'd4'.repeat(32))).not.toBe('{"partyId":"P1"}');
    expect(openMessage(Buffer.from(''), format, KEY)).toBeNull();
  });

  const message = (text: string) => ({
    method: 'POST',
    endpoint: 'updateParty',
    headers: {},
    query: new URLSearchParams(),
    raw: Buffer.from(text),
  });
  it('a message is proved by its key, names its party, and is kept without ours', () => {
    const iv = Buffer.alloc(16, 1);
    const body = JSON.stringify({
      statusCode: '101',
      partyDetails: [true, [{ partyId: 'P1001' }]],
      developerAPIKey: 'the-api-key',
    });
    const text = Buffer.concat([iv, sealed(body, iv)]).toString('base64');
    const verdict = new NorthInbound(config()).verify(message(text));
    expect(verdict).toMatchObject({
      ok: true,
      proof: 'encrypted',
      type: 'updateParty',
      hints: [{ kind: 'identity', ref: 'P1001' }],
    });
    expect(JSON.stringify(verdict)).not.toContain('the-api-key');
    expect(new NorthInbound(config()).verify(message(body)).ok).toBe(false);
    expect(new NorthInbound(config({ NORTH_WEBHOOK_KEY: '' })).verify(message(text)).ok).toBe(false);
    expect(new NorthInbound(config({ NORTH_WEBHOOK_FORMAT: 'plain' })).verify(message(body))).toMatchObject({
      ok: true,
      proof: 'none',
    });
  });
});
