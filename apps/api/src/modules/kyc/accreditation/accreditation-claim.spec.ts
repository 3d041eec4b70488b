import { adminApi, kycApi } from '@cairn/contracts';
import { anApplication, signContract } from '../../../testing/accreditations.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { aPdf, sendForm } from '../../../testing/uploads/forms.js';

const RICH = { yearlyIncome: 30_000_000n, netWorth: 200_000_000n };

describe('C-07 a claim to be accredited', () => {
  let t: TestApp;
  let first: Person;
  let second: Person;
  let refusedOne: Person;
  beforeAll(async () => {
    t = await startTestApp();
    [first, second] = [await aPerson(t, { adminRole: 'compliance' }), await aPerson(t, { adminRole: 'compliance' })];
    refusedOne = await anInvestor(t);
  });
  afterAll(() => t.close());

  const apply = ({ api }: Person, change: Parameters<typeof anApplication>[0]) =>
    api.send(kycApi.applyForAccreditation, { body: anApplication(change) });
  const addEvidence = (person: Person, kind: string, datedOn: string) =>
    sendForm(t, person, 'post', '/accreditation/evidence', {
      fields: { kind, datedOn },
      file: { content: aPdf(), name: `${kind}.pdf`, field: 'document' },
    });
  const read = ({ api }: Person, id: string) => api.send(adminApi.accreditation, { params: { id } });
  const approve = async (admin: Person, id: string, reason?: string) =>
    admin.api.send(adminApi.approveAccreditation, {
      params: { id },
      body: { version: (await read(admin, id)).version, ...(reason && { reason }) },
    });
  const fieldsOf = async (sent: Promise<unknown>) =>
    (await failureOf(sent)).fields.map(({ field, code }) => `${field} ${code}`);

  it.each([
    ['figures', { incomeLater: null }, 'incomeLater validation.required'],
    ['a sum', { grounds: ['net_worth' as const], otherDebts: null }, 'otherDebts validation.required'],
    ['a number', { grounds: ['professional' as const], licenceNumber: null }, 'licenceNumber validation.required'],
    ['who confirms it', { confirmerLicence: null }, 'confirmerLicence validation.required'],
    ['more than the threshold', { incomeEarlier: 20_000_000 }, 'grounds accreditation.ground_not_met'],
    ['as much this year', { expectsSameIncome: false }, 'grounds accreditation.ground_not_met'],
    [
      'net worth without the residence',
      { grounds: ['net_worth' as const], assets: 100_000_000 },
      'grounds accreditation.ground_not_met',
    ],
    ['recent debt', { recentDebt: 30_000_001 }, 'recentDebt accreditation.recent_debt'],
    [
      'entity',
      { grounds: ['entity_assets' as const], entityAssets: 500_000_000 },
      'grounds accreditation.ground_not_met',
    ],
    ['a fit proof', { verificationType: 'networth_docs' as const }, 'verificationType accreditation.method_for_ground'],
    ['an earlier one', { verificationType: 'prior_5y' as const }, 'verificationType accreditation.no_earlier'],
  ])('C-07 is refused without %s', async (_what, change, refused) => {
    expect(await fieldsOf(apply(refusedOne, change))).toEqual([refused]);
  });

  it('C-07 stands beside what is known, and is approved by one person where all agrees', async () => {
    const person = await anInvestor(t, RICH);
    const { id, stated } = await apply(person, { grounds: ['net_worth'], verificationType: 'networth_docs' });
    expect(stated).toMatchObject({ currency: 'USD', assets: 120_000_000, netWorth: 120_000_000 });
    await signContract(person);
    expect((await read(first, id)).conflicts).toEqual(['no_evidence']);
    expect((await addEvidence(person, 'account_statement', '2026-06-01')).status).toBe(201);
    expect((await addEvidence(person, 'credit_report', '2026-03-18')).status).toBe(201);
    const detail = await read(first, id);
    expect(detail.evidence.map(({ kind, datedOn }) => [kind, datedOn])).toEqual([
      ['account_statement', '2026-06-01'],
      ['credit_report', '2026-03-18'],
    ]);
    expect(detail.conflicts).toEqual([]);
    expect(await approve(first, id)).toMatchObject({ state: 'approved', proposal: null });
  });

  it('SEC-57 against a conflict one proposes with a reason and another approves; the same one is refused', async () => {
    const person = await anInvestor(t, { yearlyIncome: 4_000_000n, netWorth: 0n });
    const { id } = await apply(person, {});
    await signContract(person);
    expect((await read(first, id)).conflicts).toEqual(['income', 'not_confirmed']);
    expect(await refusalOf(approve(first, id))).toBe('accreditation.reason_required');
    expect(await approve(first, id, 'Two pay slips were seen.')).toMatchObject({
      state: 'under_review',
      proposal: { by: first.email, reason: 'Two pay slips were seen.' },
    });
    expect(await refusalOf(approve(first, id, 'Again.'))).toBe('accreditation.second_person');
    expect(await approve(second, id)).toMatchObject({ state: 'approved' });
    const log = await t.db.query<{ action: string; actor: string; reason: string }>(
      `select action, actor, reason from kernel.audit_log where subject_id = $1 and action <> 'accreditation.signed' order by at`,
      [id],
    );
    expect(log).toEqual([
      { action: 'accreditation.proposed', actor: first.email, reason: 'Two pay slips were seen.' },
      { action: 'accreditation.approved', actor: second.email, reason: 'Two pay slips were seen.' },
    ]);
  });

  it('SEC-57 a proposal ends with a new document, a call and a refusal', async () => {
    const person = await anInvestor(t, RICH);
    const { id } = await apply(person, {});
    await signContract(person);
    await approve(first, id, 'Known for years.');
    await addEvidence(person, 'letter', '2026-06-01');
    expect((await read(second, id)).proposal).toBeNull();
    await approve(first, id, 'Known for years.');
    const { version } = await read(second, id);
    const called = await second.api.send(adminApi.confirmAccreditationCall, {
      params: { id },
      body: { version, reason: 'Reached at the office.' },
    });
    expect(called).toMatchObject({
      proposal: null,
      conflicts: [],
      confirmer: { name: 'Jane Roe', profession: 'accountant', licence: 'CPA 12345', confirmedOn: '2026-06-16' },
    });
    const doubtful = await anInvestor(t);
    const { id: other } = await apply(doubtful, {});
    await signContract(doubtful);
    const proposed = await approve(first, other, 'Known for years.');
    expect(proposed.proposal).not.toBeNull();
    const declined = await first.api.send(adminApi.declineAccreditation, {
      params: { id: other },
      body: { version: proposed.version, reason: 'No proof came.' },
    });
    expect(declined).toMatchObject({ state: 'declined', proposal: null });
  });

  it('C-07 evidence is refused when it is older than the dated rule says, and when it has grown old', async () => {
    const person = await anInvestor(t, RICH);
    const { id } = await apply(person, { verificationType: 'income_docs' });
    const refusal = async (kind: string, datedOn: string) => (await addEvidence(person, kind, datedOn)).errors[0]?.code;
    expect(await refusal('letter', '2026-03-17')).toBe('accreditation.evidence_old');
    expect(await refusal('letter', '2026-03-18')).toBeUndefined();
    expect(await refusal('letter', '2026-06-17')).toBe('accreditation.evidence_future');
    // Rule 506(c)(2)(ii)(A): tax forms are those of the last two years.
    expect(await refusal('tax_form', '2023-12-31')).toBe('accreditation.evidence_old');
    expect(await refusal('tax_form', '2024-12-31')).toBeUndefined();
    await signContract(person);
    await t.db.query(`update accreditation_evidence set dated_on = dated_on - 1 where kind = 'letter'`);
    expect(await refusalOf(approve(first, id, 'Good enough.'))).toBe('accreditation.evidence_expired');
  });

  it('V-29 an application names at least one ground, and only one is open at a time', async () => {
    const person = await aPerson(t);
    expect(await fieldsOf(apply(person, { grounds: [] }))).toEqual(['grounds validation.choose_one']);
    const { id } = await apply(person, {});
    expect(await refusalOf(apply(person, {}))).toBe('accreditation.already_open');
    await signContract(person);
    // Nothing is known of who claims it.
    const { stated, conflicts } = await read(first, id);
    expect([stated, conflicts]).toEqual([null, ['no_identity', 'not_confirmed']]);
    expect(await refusalOf(approve(first, id))).toBe('accreditation.reason_required');
    expect(await approve(first, id, 'The accountant was called.')).toMatchObject({ state: 'under_review' });
    expect(await approve(second, id)).toMatchObject({ state: 'approved', declineReason: null });
    const approved = await person.api.send(kycApi.accreditation, {});
    expect(approved).toMatchObject({ status: 'approved', expiresAt: expect.any(String) });
  });

  it('evidence goes to an application under review alone', async () => {
    expect((await addEvidence(await anInvestor(t), 'letter', '2026-06-01')).code).toBe('accreditation.not_open');
    const person = await anInvestor(t, { accredited: true });
    expect((await addEvidence(person, 'letter', '2026-06-01')).code).toBe('accreditation.not_open');
  });

  it('a verification of before is relied on as long as it lasts (five years)', async () => {
    const person = await anInvestor(t, { accredited: true, ...RICH });
    const { id } = await apply(person, { verificationType: 'prior_5y' });
    await signContract(person);
    await approve(first, id);
    const [row] = await t.db.query<{ same: boolean }>(
      `select count(distinct expires_at) = 1 as same from accreditation where user_id = $1`,
      [person.id],
    );
    expect(row?.same).toBe(true);
  });
});
