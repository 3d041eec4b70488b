import { createHash } from 'node:crypto';
import { adminApi, kycApi } from '@cairn/contracts';
import sharp from 'sharp';
import { newId } from '../../../kernel/crypto/ids.js';
import { anApplication, contractOf, signContract, signingOf } from '../../../testing/accreditations.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { readAccreditation, type Read } from '../../../testing/reviews.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PATH = '/api/v1.1/accreditation';
const ACCEPTED = { termsAccepted: true, riskAcknowledged: true, qualificationAccepted: true };

describe('the contract of an accreditation', () => {
  let t: TestApp;
  let reviewer: Person;
  beforeAll(async () => {
    t = await startTestApp();
    reviewer = await aPerson(t, { adminRole: 'compliance' });
  });
  afterAll(() => t.close());

  const applicant = async (): Promise<{ person: Person; id: string }> => {
    const person = await aPerson(t);
    const { id } = await person.api.send(kycApi.applyForAccreditation, {
      body: anApplication({ grounds: ['income', 'net_worth'] }),
    });
    return { person, id };
  };
  const pdfOf = async ({ token }: Person, query = ''): Promise<Buffer> => {
    const answer = await t
      .http()
      .get(`${PATH}/contract?format=pdf${query}`)
      .set('authorization', `Bearer ${token}`)
      .responseType('blob');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return answer.body as Buffer;
  };
  const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

  it('S-09 is made from the application, in the reader’s language, with the same bytes each time', async () => {
    const { person, id } = await applicant();
    const contract = await contractOf(person);
    expect(contract).toMatchObject({ accreditationId: id, status: 'unsigned', signedAt: null, signatureType: null });
    expect(contract.statements).toHaveLength(2);
    expect(contract.statements[0]).toContain('$200,000.00');
    expect(contract.clauses).toHaveLength(6);
    const [first, second] = [await pdfOf(person), await pdfOf(person)];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(hashOf(first)).toBe(contract.sha256);
    expect(second.equals(first)).toBe(true);
    const arabic = await pdfOf(person, '&lng=ar');
    expect(arabic.equals(first)).toBe(false);
  });

  it('is empty without an application, and only shows the caller’s own', async () => {
    await applicant();
    const other = await aPerson(t);
    expect(await other.api.send(kycApi.accreditationContract, { query: {} })).toBeNull();
    const pdf = await t.http().get(`${PATH}/contract?format=pdf`).set('authorization', `Bearer ${other.token}`);
    expect(pdf.status).toBe(404);
    const body = { sha256: 'a'.repeat(64), signatureType: 'typed' as const, signatureText: 'Nobody', ...ACCEPTED };
    expect(await refusalOf(other.api.send(kycApi.signAccreditation, { body, idempotencyKey: newId() }))).toBe(
      'accreditation.nothing_to_sign',
    );
  });

  it('SEC-48 S-09 keeps what was signed byte for byte, with its fingerprint, signer, address and time in the audit log', async () => {
    const { person, id } = await applicant();
    const read = (await contractOf(person)).sha256;
    const signed = await signContract(person);
    expect(signed).toMatchObject({ status: 'signed', signatureType: 'typed', signedAt: expect.any(String) });
    expect(signed.sha256).not.toBe(read);
    const [first, again] = [await pdfOf(person), await pdfOf(person, '&lng=ar')];
    expect(hashOf(first)).toBe(signed.sha256);
    expect(again.equals(first)).toBe(true);
    const [auditLog] = await t.db.query<Record<string, unknown>>(
      `select actor_id, ip, after from kernel.audit_log where action = 'accreditation.signed' and subject_id = $1`,
      [id],
    );
    expect(auditLog).toMatchObject({ actor_id: person.id, after: { readSha256: read, signedSha256: signed.sha256 } });
    expect(auditLog?.['ip']).toBeTruthy();
    const change = t.db.query(
      `update accreditation_contract set signer_name = 'Somebody' where accreditation_id = $1`,
      [id],
    );
    await expect(change).rejects.toThrow('append-only');
    expect(await refusalOf(signContract(person))).toBe('accreditation.signed_already');
  });

  it('SEC-46 reading the signed one is logged, as that of every private file is: which, by whom, from where', async () => {
    const { person } = await applicant();
    const info = jest.spyOn(t.app.getHttpAdapter().getInstance().log, 'info');
    const reads = () => info.mock.calls.filter(([, said]) => said === 'private file read').map(([read]) => read);
    await pdfOf(person);
    expect(reads()).toEqual([]);
    await signContract(person);
    await pdfOf(person);
    const ip = expect.stringContaining('127.0.0.1') as unknown;
    expect(reads()).toEqual([expect.objectContaining({ fileId: expect.any(String), reader: person.id, ip })]);
    info.mockRestore();
  });

  it('V-25 takes a typed name of at most twenty characters, in any script', async () => {
    const { person } = await applicant();
    const refused = async (signatureText: string | null) =>
      (await failureOf(signContract(person, { signatureText }))).fields.map(({ field, code }) => `${field} ${code}`);
    expect(await refused(null)).toEqual(['signatureText validation.required']);
    expect(await refused('x'.repeat(21))).toEqual(['signatureText signature.too_long']);
    expect(await refused('<b>42</b>')).toEqual(['signatureText signature.text']);
    expect(await refused('Another Person')).toEqual(['signatureText signature.another_name']);
    await t.db.query(`update app_user set first_name = 'ليلى', last_name = 'الخطيب' where id = $1`, [person.id]);
    expect(await signContract(person, { signatureText: 'ليلى الخطيب' })).toMatchObject({ status: 'signed' });
  });

  it('V-25 takes a drawing under 512 KB and re-encodes it', async () => {
    const { person } = await applicant();
    const { sha256 } = await contractOf(person);
    const post = async (picture: Buffer | null, name = 'signature.png') => {
      const request = t
        .http()
        .post(`${PATH}/signed-contract`)
        .set({ authorization: `Bearer ${person.token}`, 'idempotency-key': newId() })
        .field('sha256', sha256)
        .field('signatureType', 'freehand');
      for (const name of Object.keys(ACCEPTED)) void request.field(name, 'true');
      return picture === null ? request : request.attach('signature', picture, name);
    };
    const drawing = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0000' } })
      .composite([{ input: Buffer.from('<svg><path d="M20 150 L380 40" stroke="black" stroke-width="6"/></svg>') }])
      .png()
      .toBuffer();
    const codeOf = (answer: { body: unknown }) => answer.body as { errors?: { code: string }[]; code: string };
    expect(codeOf(await post(null)).errors?.[0]?.code).toBe('signature.picture_required');
    expect(codeOf(await post(Buffer.concat([drawing, Buffer.alloc(512 * 1024)]))).errors?.[0]?.code).toBe(
      'signature.too_large',
    );
    expect(codeOf(await post(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('file.type');
    expect((await post(drawing)).status).toBe(201);
    expect(await contractOf(person)).toMatchObject({ status: 'signed', signatureType: 'freehand' });
  });

  it('V-31 asks for the terms, the risks and the qualification', async () => {
    const { person } = await applicant();
    for (const name of Object.keys(ACCEPTED)) {
      expect((await failureOf(signContract(person, { [name]: false }))).fields).toMatchObject([
        { field: name, code: 'validation.terms_and_risk' },
      ]);
    }
  });

  it('nobody signs another text than the one they have read', async () => {
    const { person } = await applicant();
    expect(await refusalOf(signContract(person, { sha256: '0'.repeat(64) }))).toBe('accreditation.contract_changed');
    const body = await signingOf(person);
    await t.db.query(`update app_user set first_name = 'Renamed' where id = $1`, [person.id]);
    expect(await refusalOf(person.api.send(kycApi.signAccreditation, { body, idempotencyKey: newId() }))).toBe(
      'accreditation.contract_changed',
    );
  });

  it('is signed once: the same command gives the same answer, and of two at once one gets an error', async () => {
    const [{ person: replaying }, { person: doubling, id }] = [await applicant(), await applicant()];
    const [body, key] = [await signingOf(replaying), newId()];
    const post = () => replaying.api.send(kycApi.signAccreditation, { body, idempotencyKey: key });
    expect(await post()).toEqual(await post());
    const twice = await signingOf(doubling);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => doubling.api.send(kycApi.signAccreditation, { body: twice, idempotencyKey: newId() })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await t.db.query('select 1 from accreditation_contract where accreditation_id = $1', [id])).toHaveLength(1);
  });

  it('S-12 is what an approval waits for, and what its reviewer sees', async () => {
    const { person, id } = await applicant();
    const params = { id };
    const unsigned = await readAccreditation(reviewer, id);
    const approve = (body: Read & { reason?: string }, by = reviewer) =>
      by.api.send(adminApi.approveAccreditation, { params, body });
    expect(await refusalOf(approve(unsigned))).toBe('accreditation.unsigned');
    expect(await reviewer.api.send(adminApi.accreditation, { params })).toMatchObject({
      signedAt: null,
      contract: null,
    });
    const { sha256 } = await signContract(person);
    const { contract } = await reviewer.api.send(adminApi.accreditation, { params });
    expect(contract).toMatchObject({ sha256, signatureType: 'typed', signerName: expect.stringContaining('Person') });
    const paper = await t
      .http()
      .get(contract?.link ?? '')
      .responseType('blob');
    expect(hashOf(paper.body as Buffer)).toBe(sha256);
    // U-20: a reviewer who has not read the signed version cannot decide on it.
    expect(await refusalOf(approve(unsigned))).toBe('review.overtaken');
    const reason = 'Known from another registration.';
    await approve({ ...(await readAccreditation(reviewer, id)), reason });
    const second = await aPerson(t, { adminRole: 'compliance' });
    expect(await approve(await readAccreditation(second, id), second)).toMatchObject({ state: 'approved' });
    expect(await contractOf(person)).toMatchObject({ status: 'signed' });
  });

  it('after a refusal there is nothing to sign until the next application', async () => {
    const { person, id } = await applicant();
    const body = { ...(await readAccreditation(reviewer, id)), reason: 'No proof came.' };
    await reviewer.api.send(adminApi.declineAccreditation, { params: { id }, body });
    expect(await person.api.send(kycApi.accreditationContract, { query: {} })).toBeNull();
    await person.api.send(kycApi.applyForAccreditation, {
      body: anApplication({ grounds: ['professional'], verificationType: 'accreditation_letter', detail: 'Series 7' }),
    });
    expect((await contractOf(person)).statements).toHaveLength(1);
  });
});
