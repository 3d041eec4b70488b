import { agreementsApi, certificatesApi, investingAccountsApi, investmentsApi } from '@cairn/contracts';
import { COMPANY_HOLDER } from '../../../testing/agreements/company-holder.js';
import { verifies } from '../../../testing/agreements/pdf-signatures.js';
import {
  agreementCopy,
  aReservedInvestment,
  countersign,
  download,
  hashOf,
  signAgreement,
} from '../../../testing/agreements/signing.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { CertificateIssue } from '../certificates/certificate-issue.js';
import { MandatedSignatures } from './mandated-signatures.js';

describe('the company’s signature', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  const reserved = (of: LiveCampaign = campaign) => aReservedInvestment(t, of.id);
  const copyOf = (person: Person, id: string) => agreementCopy(t, person, id);
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
