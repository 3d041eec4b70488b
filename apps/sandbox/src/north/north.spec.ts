import { createDecipheriv } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Harness } from '../testing/harness.js';
import { faultBy } from '../testing/schema.js';

const KEY = 'e1'.repeat(32);
const REPLY = new URL('./testing/reply.schema.json', import.meta.url);
const PERSON = {
  domicile: 'non-resident',
  firstName: 'Ines',
  lastName: 'Okafor',
  dob: '05-17-1984',
  primCountry: 'FRA',
  primAddress1: '1 Main Street',
  primCity: 'Lyon',
  primState: 'NOUS',
  primZip: '69001',
  emailAddress: 'ines@example.org',
};

type Reply = Record<string, unknown> & { statusCode: string };

describe('North Capital', () => {
  let world: Harness;
  let product: Server;
  const heard: { path: string; body: string }[] = [];
  beforeAll(async () => {
    product = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push({ path: request.url ?? '', body: Buffer.concat(parts).toString('utf8') });
        response.writeHead(200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(product, 'listening');
    const address = product.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    world = await Harness.start({ northWebhook: { url: `http://127.0.0.1:${port}/hooks`, secret: KEY } });
  });
  afterAll(async () => {
    await world.close();
    product.closeAllConnections();
    product.close();
  });

  const call = async (
    verb: string,
    method: string,
    body: string | FormData,
    key = 'north-sandbox-client:north-sandbox-key',
  ) => {
    const answer = await fetch(`${world.sandbox.urls.control}/north/tapiv3/index.php/v3/${method}`, {
      method: verb,
      headers: {
        authorization: `Bearer ${key}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      body,
    });
    const reply = (await answer.json()) as Reply;
    expect(await faultBy(REPLY, reply)).toBeNull();
    return reply;
  };
  const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
  const register = async (lastName = 'Okafor'): Promise<string> => {
    const reply = await call('PUT', 'createParty', form({ ...PERSON, lastName }));
    expect(reply).toMatchObject({ statusCode: '101', partyDetails: [true, [{ KYCstatus: 'Pending' }]] });
    return (reply['partyDetails'] as [boolean, [{ partyId: string }]])[1][0].partyId;
  };

  it('registers a party, names what is missing, and refuses what is not in its form', async () => {
    expect(await register()).toMatch(/^P\d+$/);
    expect(await call('PUT', 'createParty', form({ ...PERSON, lastName: '' }))).toMatchObject({ statusCode: '106' });
    expect(await call('PUT', 'createParty', form({ ...PERSON, dob: '1984-05-17' }))).toMatchObject({
      statusCode: '108',
    });
    expect(await call('POST', 'getParty', form({ partyId: 'P1' }))).toMatchObject({ statusCode: 'NO_PARTY_ID_148' });
    expect(await call('POST', 'getParty', form({ partyId: 'P1' }), 'somebody:else')).toMatchObject({
      statusCode: '103',
    });
  });

  it.each([
    ['Okafor', 'Auto Approved', 'Auto Approved'],
    ['Decline', 'Disapproved', 'Auto Approved'],
    ['Listed', 'Auto Approved', 'Disapproved'],
    ['Review', 'Pending', 'Auto Approved'],
    ['More', 'Need More Info', 'Auto Approved'],
  ])('checks a party called %s', async (lastName, kyc, aml) => {
    const partyId = await register(lastName);
    expect(await call('POST', 'getKycAmlResponse', form({ partyId, type: 'Basic' }))).toMatchObject({
      statusCode: '101',
      kyc: null,
    });
    expect(await call('POST', 'performKycAmlBasic', form({ partyId }))).toMatchObject({
      kyc: { kycstatus: kyc, amlstatus: aml },
    });
    expect(await call('POST', 'getKycAml', form({ partyId }))).toMatchObject({
      'KYC Status': kyc,
      'Party Status': { 'KYC status': kyc, 'AML status': aml },
    });
  });

  it('posts the replies of a method to its own address, encrypted, with the keys that they repeat', async () => {
    const partyId = await register();
    await world.flush();
    const { path, body } = heard.at(-1) ?? { path: '', body: '' };
    expect(path).toBe('/hooks/createParty');
    const bytes = Buffer.from(body, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(KEY, 'hex'), bytes.subarray(0, 16));
    const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
    expect(JSON.parse(text)).toMatchObject({ statusCode: '101', developerAPIKey: 'north-sandbox-key' });
    expect(text).toContain(partyId);
    await world.control('POST', '/north/settings', { encrypted: false });
    await call('PUT', 'updateParty', form({ partyId, primCity: 'Paris' }));
    await world.flush();
    expect(JSON.parse(heard.at(-1)?.body ?? '')).toMatchObject({ statusCode: '101' });
    await world.control('POST', '/north/settings', { encrypted: true });
  });

  it('takes documents in the form that is documented', async () => {
    const partyId = await register();
    const file = new FormData();
    file.set('partyId', partyId);
    file.set('documentTitle', 'documentTitle0=passport');
    file.set('file_name', 'filename0=passport.png');
    file.set('userfile0', new Blob([new Uint8Array(2_000)]), 'passport.png');
    expect(await call('POST', 'uploadPartyDocument', file)).toMatchObject({ statusCode: '101' });
    file.set('file_name', 'filename0=passport.webp');
    expect(await call('POST', 'uploadPartyDocument', file)).toMatchObject({ statusCode: '106' });
  });

  it('has its people decide, and verifies accreditation', async () => {
    const partyId = await register('Review');
    await call('POST', 'performKycAmlBasic', form({ partyId }));
    await world.control('POST', `/north/parties/${partyId}/decide`, { kyc: 'Manually Approved', aml: 'Auto Approved' });
    expect(await call('POST', 'getKycAml', form({ partyId }))).toMatchObject({ 'KYC Status': 'Manually Approved' });
    const asked = await call('POST', 'requestAiVerification', form({ accountId: 'A1', aiMethod: 'Upload' }));
    const [{ airequestId }] = asked['accreditedDetails'] as [{ airequestId: string }];
    await world.control('POST', `/north/ai-requests/${airequestId}/decide`, {
      status: 'Approved',
      accredited: 'Verified Accredited',
    });
    expect(await call('POST', 'getAiRequest', form({ accountId: 'A1' }))).toMatchObject({
      accreditedDetails: [{ airequestId, accreditedStatus: 'Verified Accredited' }],
    });
  });
});
