import { createHash } from 'node:crypto';
import { agreementsApi, certificatesApi, investingAccountsApi, investmentsApi, LANGUAGE_CODES } from '@cairn/contracts';
import sharp from 'sharp';
import { newId } from '../../../kernel/crypto/ids.js';
import type { DomainError } from '../../../kernel/errors/domain-error.js';
import {
  agreementOf,
  CONSENTS,
  countersign,
  download,
  signAgreement,
  signingOfAgreement,
} from '../../../testing/agreements/signing.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { sealAuditLog } from '../../../testing/ledger/sealing.js';
import { aPerson, anInvestor, type Person } from '../../../testing/people.js';
import { signaturesIn, verifies } from '../../../testing/agreements/pdf-signatures.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { Agreements } from './agreements.service.js';
import { CertificateIssue } from '../certificates/certificate-issue.js';
import { MandatedSignatures } from './mandated-signatures.js';
import { COMPANY_HOLDER } from '../../../testing/agreements/company-holder.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('the agreement of an investment', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  async function reserved(of: LiveCampaign = campaign): Promise<{ person: Person; id: string }> {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const { id } = await investAs(person.api, {
      params: { campaignId: of.id },
      body: { amount: 50_000 },
      idempotencyKey: newId(),
    });
    return { person, id };
  }
  const copyOf = (person: Person, id: string): Promise<Buffer> =>
    download(t, person, `/contracts/get-investor-contract/${id}`);
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

  describe('the company’s signature', () => {
    const list = async (of: LiveCampaign) =>
      (await of.owner.api.send(agreementsApi.ofCampaign, { params: { campaignId: of.id }, query: {} })).items;
    const counter = (of: LiveCampaign, id: string, sha256: string) => countersign(t, of, id, sha256);

    it('is appended to what the investor signed, and both download the same bytes', async () => {
      const own = await aCampaign(t);
      const { person, id } = await reserved(own);
      const { sha256 } = await signAgreement(person, id);
      const before = await copyOf(person, id);
      expect(await list(own)).toEqual([expect.objectContaining({ investmentId: id, status: 'signed', sha256 })]);
      expect(await refusalOf(counter(own, id, '0'.repeat(64)))).toBe('agreement.changed');
      const done = await counter(own, id, sha256);
      expect(done).toMatchObject({ status: 'countersigned', countersignedBy: expect.stringContaining('Example') });
      const [mine, theirs] = [
        await copyOf(person, id),
        await download(t, own.owner, `/contracts/of-campaign/${own.id}/${id}`),
      ];
      expect(mine.equals(theirs)).toBe(true);
      expect(hashOf(mine)).toBe(done.sha256);
      expect(mine.subarray(0, before.length).equals(before)).toBe(true);
      expect([await verifies(mine, 0), await verifies(mine, 1)]).toEqual([true, true]);
      expect(await refusalOf(counter(own, id, sha256))).toBe('agreement.countersigned_already');
      expect(await list(own)).toEqual([expect.objectContaining({ status: 'countersigned' })]);
    });

    it('is given by a mandate, once for the campaign, until it ends', async () => {
      const own = await aCampaign(t);
      const params = { campaignId: own.id };
      const consent = { authorityConfirmed: true, mandateAccepted: true };
      await own.owner.api.send(agreementsApi.giveMandate, { params, body: consent });
      expect(await refusalOf(own.owner.api.send(agreementsApi.giveMandate, { params, body: consent }))).toBe(
        'agreement.mandate_given',
      );
      const { person, id } = await reserved(own);
      await signAgreement(person, id);
      await t.get(MandatedSignatures).signDue();
      const signed = await person.api.send(agreementsApi.read, { params: { investmentId: id }, query: {} });
      expect(signed.status).toBe('countersigned');
      expect(await verifies(await copyOf(person, id), 1)).toBe(true);
      await own.owner.api.send(agreementsApi.endMandate, { params });
      expect(await own.owner.api.send(agreementsApi.mandate, { params })).toBeNull();
      const next = await reserved(own);
      await signAgreement(next.person, next.id);
      await t.get(MandatedSignatures).signDue();
      const waits = await next.person.api.send(agreementsApi.read, { params: { investmentId: next.id }, query: {} });
      expect(waits.status).toBe('signed');
      const acts = await t.db.query<{ action: string }>(
        `select action from kernel.audit_log where subject_id = $1 and action like 'mandate.%' order by at`,
        [own.id],
      );
      expect(acts.map(({ action }) => action)).toEqual(['mandate.given', 'mandate.ended']);
    });

    it('comes before the certificate, which bears the name that signed', async () => {
      const own = await aCampaign(t);
      const { person, id } = await reserved(own);
      const body = { ...COMPANY_HOLDER, legalName: 'Shelbyville Trading LLC' };
      const { id: accountId } = await person.api.send(investingAccountsApi.add, { body });
      await person.api.send(investmentsApi.change, { params: { id }, body: { preSubscription: { accountId } } });
      const { sha256 } = await signAgreement(person, id);
      // As a closing leaves it.
      await t.database.asOwner((client) =>
        client.query(`update investment set state = 'settled', received_at = created_at where id = $1`, [id]),
      );
      const certificates = async () => {
        await t.get(CertificateIssue).issueDue();
        return (await person.api.send(certificatesApi.mine, { query: {} })).items.map(({ holderName }) => holderName);
      };
      expect(await certificates()).toEqual([]);
      await counter(own, id, sha256);
      expect(await certificates()).toEqual(['Shelbyville Trading LLC']);
    });

    it('is the owner’s alone', async () => {
      const { person, id } = await reserved();
      const { sha256 } = await signAgreement(person, id);
      const other = await aCampaign(t);
      const stranger = await aPerson(t, { userType: 'campaign-owner' });
      expect(await refusalOf(counter({ ...campaign, owner: stranger }, id, sha256))).toBe('request.not_found');
      expect(await refusalOf(counter(other, id, sha256))).toBe('request.not_found');
    });
  });

  it('of a loan names the interest and the term', async () => {
    const loan = await aCampaign(t, { type: 'debt' });
    const { person, id } = await reserved(loan);
    const { clauses, title } = await agreementOf(person, id);
    expect(title).toBe('Loan agreement');
    expect(JSON.stringify(clauses)).toMatch(/8%.*12 months.*quarterly/su);
  });
});
