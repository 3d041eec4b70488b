import { agreementsApi, investingAccountsApi, investmentsApi, LANGUAGE_CODES } from '@cairn/contracts';
import sharp from 'sharp';
import { newId } from '../../../kernel/crypto/ids.js';
import type { DomainError } from '../../../kernel/errors/domain-error.js';
import {
  agreementCopy,
  agreementOf,
  aReservedInvestment,
  CONSENTS,
  download,
  hashOf,
  signAgreement,
  signingOfAgreement,
} from '../../../testing/agreements/signing.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { sealAuditLog } from '../../../testing/ledger/sealing.js';
import { answerSteps } from '../../../testing/investing/invest-as.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { signaturesIn, verifies } from '../../../testing/agreements/pdf-signatures.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { Agreements } from './agreements.service.js';
import { underLaw } from '../../../testing/terms/law.js';
import { COMPANY_HOLDER } from '../../../testing/agreements/company-holder.js';

describe('the agreement of an investment', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  const reserved = (of: LiveCampaign = campaign) => aReservedInvestment(t, of.id);
  const copyOf = (person: Person, id: string) => agreementCopy(t, person, id);
  const required = (id: string): Promise<string> =>
    t.db
      .inTx((tx) => t.get(Agreements).requireSigned(tx, id))
      .then(
        () => 'signed',
        (error: DomainError) => error.code,
      );

  it.each(LANGUAGE_CODES)('names the parties, the amount and the shares in %s', async (language) => {
    const { person, id } = await reserved();
    const agreement = await agreementOf(person, id, language);
    expect(agreement).toMatchObject({
      status: 'unsigned',
      language,
      bindingLanguage: language,
      signerName: 'Test Person',
    });
    const text = JSON.stringify(agreement.clauses);
    expect(text).toContain('Test Person');
    expect(text).toContain('Clearfold Water Limited');
    expect(text).not.toMatch(/[{}]{2}|—/);
    expect(agreement.clauses).toHaveLength(11);
    // The same facts give the same file: the hash is of what is downloaded.
    expect(hashOf(await copyOf(person, id))).toBe((await agreementOf(person, id)).sha256);
  });

  it('shows the rows of its PDF: under the law of the European Union with the right to withdraw', async () => {
    const person = await anInvestor(t);
    const body = { amount: 50_000 };
    const params = { campaignId: campaign.id };
    const { id } = await person.api.send(investmentsApi.invest, { params, body, idempotencyKey: newId() });
    await answerSteps(t, id);
    const rowsNow = async () => (await agreementOf(person, id)).rows;
    expect((await rowsNow()).map(({ label }) => label)).toEqual([
      'Investment',
      'Campaign',
      'Company',
      'Address of the company',
      'Investor',
      'Address of the investor',
      'Amount',
      'Shares',
      'Price per share',
      'Version of the terms',
      'Can be cancelled until',
    ]);
    await underLaw(t, 'eu_ecspr');
    const rows = await rowsNow();
    await underLaw(t, 'us_regcf');
    const withdrawal = rows.find(({ label }) => label === 'Right to withdraw')?.value;
    expect(withdrawal).toContain('4 days from when the payment opens');
  });

  it('S-09 is signed, and then downloaded byte for byte by both sides', async () => {
    const { person, id } = await reserved();
    const read = await copyOf(person, id);
    const signed = await signAgreement(person, id);
    expect(signed).toMatchObject({ status: 'signed', signatureType: 'typed', clauses: [], outdated: false });
    const [mine, theirs] = [
      await copyOf(person, id),
      await download(t, campaign.owner, `/contracts/of-campaign/${campaign.id}/${id}`),
    ];
    expect(mine.equals(theirs)).toBe(true);
    expect(hashOf(mine)).toBe(signed.sha256);
    // What was read stays at the beginning of what was signed.
    expect(mine.subarray(0, read.length).equals(read)).toBe(true);
    expect(await verifies(mine, 0)).toBe(true);
    expect(signaturesIn(mine).map(({ covered }) => covered)).toEqual([mine.length]);
  });

  it('V-31 is signed by the name of the person who signs, whatever the case, and by no other', async () => {
    const { person, id } = await reserved();
    const [other] = (await failureOf(signAgreement(person, id, { signatureText: 'Another Person' }))).fields;
    expect(other).toMatchObject({ field: 'signatureText', code: 'signature.another_name' });
    expect(await signAgreement(person, id, { signatureText: 'tést  PERSON' })).toMatchObject({ status: 'signed' });
  });

  it('SEC-48 leaves its fingerprints, the address and the time in the sealed log, without a name', async () => {
    const { person, id } = await reserved();
    const { sha256 } = await signAgreement(person, id);
    await sealAuditLog(t);
    const [entry] = await t.db.query<{ actor: string; ip: string; after: Record<string, string>; sealed: boolean }>(
      `select actor, ip, after, exists (select from kernel.audit_sealed s where s.entry_id = l.id) as sealed
       from kernel.audit_log l where action = 'agreement.signed' and subject_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({ actor: person.id, sealed: true, after: { signedSha256: sha256 } });
    expect(entry?.ip).toBeTruthy();
    expect(JSON.stringify(entry?.after)).not.toContain('Person');
  });

  it('is signed by a drawing, and not by a picture that is too large or by none', async () => {
    const { person, id } = await reserved();
    const drawing = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const fields = { ...(await signingOfAgreement(person, id)), signatureType: 'freehand', signatureText: '' };
    const send = (picture: Buffer | null) => {
      const request = t.http().post('/api/v1.1/contracts/create-pdf').set('authorization', `Bearer ${person.token}`);
      void request.set('idempotency-key', newId());
      for (const [name, value] of Object.entries(fields)) void request.field(name, String(value));
      return picture === null ? request : request.attach('signature', picture, 'signature.png');
    };
    expect(((await send(null)).body as { code: string }).code).toBe('signature.picture_required');
    expect((await send(Buffer.alloc(512 * 1024, 1))).status).toBe(400);
    expect((await send(drawing)).status).toBe(201);
  });

  it('V-31 needs each confirmation, and the text that was read', async () => {
    const { person, id } = await reserved();
    for (const consent of Object.keys(CONSENTS)) {
      const failure = await failureOf(signAgreement(person, id, { [consent]: false }));
      expect(failure.fields).toEqual([expect.objectContaining({ field: consent, code: 'validation.terms_and_risk' })]);
    }
    expect(await refusalOf(signAgreement(person, id, { sha256: '0'.repeat(64) }))).toBe('agreement.changed');
  });

  it('S-09 is signed once: of three at once two get an error, and so does another command later', async () => {
    const { person, id } = await reserved();
    const body = await signingOfAgreement(person, id);
    const key = newId();
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => person.api.send(agreementsApi.sign, { body, idempotencyKey: newId() })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(person.api.send(agreementsApi.sign, { body, idempotencyKey: key }))).toBe(
      'agreement.signed_already',
    );
    expect(await t.db.query('select from agreement where investment_id = $1', [id])).toHaveLength(1);
  });

  it('gives the same answer again under the key of a command whose answer was lost', async () => {
    const { person, id } = await reserved();
    const command = { body: await signingOfAgreement(person, id), idempotencyKey: newId() };
    const signed = await person.api.send(agreementsApi.sign, command);
    expect(await person.api.send(agreementsApi.sign, command)).toEqual(signed);
  });

  it('is asked for again when the amount changes, and not when it changes back', async () => {
    const { person, id } = await reserved();
    expect(await required(id)).toBe('agreement.unsigned');
    await signAgreement(person, id);
    expect(await required(id)).toBe('signed');
    const to = (amount: number) => person.api.send(investmentsApi.change, { params: { id }, body: { amount } });
    await to(60_000);
    expect(await required(id)).toBe('agreement.changed');
    const outdated = await person.api.send(agreementsApi.read, { params: { investmentId: id }, query: {} });
    expect(outdated).toMatchObject({ status: 'signed', outdated: true });
    expect(await agreementOf(person, id)).toMatchObject({ status: 'unsigned' });
    await to(50_000);
    expect(await required(id)).toBe('signed');
    await to(60_000);
    await signAgreement(person, id);
    expect(await required(id)).toBe('signed');
  });

  it('is asked for again when the investor’s name or address changes', async () => {
    const { person, id } = await reserved();
    await signAgreement(person, id);
    const [known] = await person.api.send(investingAccountsApi.list, {});
    const body = { ...COMPANY_HOLDER, legalName: 'Shelbyville Holdings LLC' };
    const { id: accountId } = await person.api.send(investingAccountsApi.add, { body });
    const choose = (account: string) =>
      person.api.send(investmentsApi.change, { params: { id }, body: { preSubscription: { accountId: account } } });
    await choose(accountId);
    expect(await required(id)).toBe('agreement.changed');
    expect(await agreementOf(person, id)).toMatchObject({ status: 'unsigned', signerName: 'Shelbyville Holdings LLC' });
    await choose(known?.id ?? '');
    expect(await required(id)).toBe('signed');
  });

  it('is nobody else’s to read or to sign, and ends with the investment', async () => {
    const { person, id } = await reserved();
    const other = await anInvestor(t);
    expect(await refusalOf(agreementOf(other, id))).toBe('request.not_found');
    expect(await refusalOf(other.api.send(agreementsApi.read, { params: { investmentId: id }, query: {} }))).toBe(
      'request.not_found',
    );
    const body = await signingOfAgreement(person, id);
    expect(await refusalOf(other.api.send(agreementsApi.sign, { body, idempotencyKey: newId() }))).toBe(
      'request.not_found',
    );
    // The company reads what was signed, and nothing before.
    const ofOwner = { params: { campaignId: campaign.id, id }, query: {} };
    expect(await refusalOf(campaign.owner.api.send(agreementsApi.ofInvestor, ofOwner))).toBe('request.not_found');
    await person.api.send(investmentsApi.cancel, { params: { id } });
    expect(await refusalOf(person.api.send(agreementsApi.sign, { body, idempotencyKey: newId() }))).toBe(
      'agreement.nothing_to_sign',
    );
  });

  it('of a loan names the interest and the term', async () => {
    const loan = await aCampaign(t, { type: 'debt' });
    const { person, id } = await reserved(loan);
    const { clauses, title } = await agreementOf(person, id);
    expect(title).toBe('Loan agreement');
    expect(JSON.stringify(clauses)).toMatch(/8%.*12 months.*quarterly/su);
  });
});
