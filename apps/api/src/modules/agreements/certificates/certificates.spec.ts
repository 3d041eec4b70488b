import { createHash } from 'node:crypto';
import { certificatesApi, type Wire } from '@cairn/contracts';
import type { ShareCertificate } from '@cairn/contracts/certificates/certificates.replies';
import { Ajv } from 'ajv';
import { unzipSync } from 'fflate';
import { newId } from '../../../kernel/crypto/ids.js';
import { RATE_LIMITS, RateLimits } from '../../../kernel/limits/rate-limits.js';
import { download } from '../../../testing/agreements/signing.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, anInvestor, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { SettingsService } from '../../settings/index.js';
import { OCF_SCHEMAS } from '../registers/ocf-schema.js';
import { CertificateIssue } from './certificate-issue.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('share certificates', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  let holders: Person[];
  let admin: Person;

  beforeAll(async () => {
    t = await startTestWorld();
    admin = await aPerson(t, { adminRole: 'compliance' });
    campaign = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
    holders = await Promise.all([1, 2, 3].map(() => anInvestor(t, { wallet: 100_000n })));
    for (const [index, person] of holders.entries()) {
      await investAs(person.api, {
        params: { campaignId: campaign.id },
        body: { amount: (index + 2) * 10_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    const loan = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: 10_000 });
    const lender = await anInvestor(t, { wallet: 100_000n });
    await investAs(lender.api, {
      params: { campaignId: loan.id },
      body: { amount: 10_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await payTheRest();
    await t.travel(32 * DAY);
  });
  afterAll(() => t.close());

  /** What the campaign still needs. */
  async function payTheRest(): Promise<void> {
    const person = await anInvestor(t, { wallet: 100_000n });
    await investAs(person.api, {
      params: { campaignId: campaign.id },
      body: { amount: 10_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    holders.push(person);
  }
  const mine = async (person: Person): Promise<Wire<ShareCertificate>[]> =>
    (await person.api.send(certificatesApi.mine, { query: {} })).items;
  const first = async (person: Person): Promise<Wire<ShareCertificate>> => {
    const [certificate] = await mine(person);
    if (certificate === undefined) throw new Error('There is no certificate');
    return certificate;
  };
  const check = (code: string) => t.as(null).send(certificatesApi.check, { params: { code } });
  const table = () =>
    campaign.owner.api.send(certificatesApi.capTable, { params: { campaignId: campaign.id }, query: {} });

  it('are issued at the closing, one for each investment, numbered without a gap, and for no loan', async () => {
    const all = await t.db.query<{ number: number; first: string; units: string }>(
      'select number, first_share as first, units from share_certificate order by number',
    );
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(all.map(({ units }) => Number(units))).toEqual([20, 30, 40, 10]);
    expect(all.map(({ first: share }) => Number(share))).toEqual([1, 21, 51, 91]);
    expect(await t.get(CertificateIssue).issueDue()).toBe(0);
    const { investmentId } = await first(holders[0]!);
    const ofInvestment = async (id: string) =>
      (await holders[0]!.api.send(certificatesApi.mine, { query: { investmentId: id } })).items.length;
    expect([await ofInvestment(investmentId ?? ''), await ofInvestment(newId())]).toEqual([1, 0]);
    expect(await first(holders[0]!)).toMatchObject({
      number: 'C-000001',
      status: 'valid',
      units: 20,
      firstShare: 1,
      lastShare: 20,
      holderName: 'Test Person',
      company: 'Clearfold Water Limited',
    });
  });

  it('are printed for their holder alone, the same bytes each time', async () => {
    const [holder, other] = [holders[0]!, holders[1]!];
    const { id } = await first(holder);
    const [one, two] = [
      await download(t, holder, `/equity/share-certificate/${id}`),
      await download(t, holder, `/equity/share-certificate/${id}`),
    ];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
    expect(await refusalOf(other.api.send(certificatesApi.one, { params: { id }, query: {} }))).toBe(
      'request.not_found',
    );
    // Admins who see investments read it as its holder does.
    expect(await admin.api.send(certificatesApi.one, { params: { id }, query: {} })).toMatchObject({ id });
  });

  it('are verified by their code, showing initials unless the holder shows the name', async () => {
    const holder = holders[0]!;
    const { code } = await first(holder);
    const shown = await check(code);
    expect(shown).toMatchObject({ status: 'valid', units: 20, nameShown: false, holder: 'T. P.' });
    expect(JSON.stringify(shown)).not.toContain('Test Person');
    expect(Object.keys(shown)).not.toContain('id');
    // As people type it: with small letters, blanks, and letters that look like digits.
    expect(await check(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toEqual(shown);
    await t.db.query('update app_user set show_name = true where id = $1', [holder.id]);
    expect(await check(code)).toMatchObject({ nameShown: true, holder: 'Test Person' });
    for (const wrong of ['AAAA-BBBB-CCCC', 'x', '%00', "'; --"])
      expect(await refusalOf(check(wrong))).toBe('request.not_found');
  });

  it('are not found by trying codes: an address that has tried many waits, and a right code is no try', async () => {
    const limits = t.get(RateLimits);
    await limits.clear('certificateByAddress', '127.0.0.1');
    limits.relax(1);
    const { code } = await first(holders[0]!);
    for (let tried = 0; tried < RATE_LIMITS.certificateByAddress.points; tried++) {
      expect(await refusalOf(check('AAAA-BBBB-CCCC'))).toBe('request.not_found');
      if (tried === 0) for (let right = 0; right < 3; right++) await check(code);
    }
    expect(await refusalOf(check('AAAA-BBBB-CCCC'))).toBe('request.too_many');
    limits.relax(10_000);
  });

  it('make up the cap table of the company, to which its owner and admins alone have access', async () => {
    const { existingShares, issuedShares, holders: rows } = await table();
    expect(issuedShares).toBe(100);
    expect(rows.map(({ units }) => units)).toEqual([40, 30, 20, 10]);
    const parts = rows.reduce((sum, { part }) => sum + Number(part), 0);
    expect(parts).toBeCloseTo(100 / (100 + (existingShares ?? 0)), 5);
    const params = { campaignId: campaign.id };
    expect(await refusalOf(holders[0]!.api.send(certificatesApi.capTable, { params, query: {} }))).toBe(
      'request.not_found',
    );
    expect(await admin.api.send(certificatesApi.capTable, { params, query: {} })).toMatchObject({ issuedShares: 100 });
  });

  it('are transferred by an admin with a reason: the old one ends, and no share is lost or made', async () => {
    const [giver, taker] = [holders[1]!, await anInvestor(t)];
    const old = await first(giver);
    const transfer = (body: object) =>
      admin.api.send(certificatesApi.transfer, {
        params: { id: old.id },
        body: { holderEmail: taker.email, reason: 'Sold by contract of 3 August', ...body },
      });
    const unconfirmed = await aPerson(t);
    for (const [body, code, field] of [
      [{ units: 31 }, 'certificate.too_many_shares', 'units'],
      [{ holderEmail: giver.email }, 'certificate.same_holder', 'holderEmail'],
      [{ holderEmail: unconfirmed.email }, 'certificate.holder_unknown', 'holderEmail'],
    ] as const) {
      expect((await failureOf(transfer(body))).fields).toEqual([expect.objectContaining({ code, field })]);
    }
    const outcomes = await Promise.allSettled([transfer({ units: 12 }), transfer({ units: 12 })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(transfer({}))).toBe('certificate.ended');
    expect(await mine(taker)).toEqual([
      expect.objectContaining({ number: 'C-000005', units: 12, firstShare: 21, lastShare: 32, status: 'valid' }),
    ]);
    const left = await mine(giver);
    expect(left.map(({ number, units, status }) => [number, units, status])).toEqual(
      expect.arrayContaining([
        ['C-000006', 18, 'valid'],
        ['C-000002', 30, 'transferred'],
      ]),
    );
    expect(await check(old.code)).toMatchObject({ status: 'transferred', endedAt: expect.any(String) });
    expect((await table()).issuedShares).toBe(100);
    const [entry] = await t.db.query<{ reason: string; actor: string }>(
      `select reason, actor from kernel.audit_log where action = 'certificate.transferred'`,
    );
    expect(entry).toEqual({ reason: 'Sold by contract of 3 August', actor: admin.email });
  });

  it('are cancelled by an admin with a reason', async () => {
    const { id, code } = await first(holders[3]!);
    const cancel = () => admin.api.send(certificatesApi.cancel, { params: { id }, body: { reason: 'Bought back' } });
    expect(await cancel()).toMatchObject({
      status: 'cancelled',
      entries: [{ kind: 'issue' }, { kind: 'cancel', reason: 'Bought back' }],
    });
    expect(await refusalOf(cancel())).toBe('certificate.ended');
    expect(await check(code)).toMatchObject({ status: 'cancelled' });
    expect((await table()).issuedShares).toBe(90);
  });

  it('leave as a table and in the Open Cap Format, which our schema of it holds', async () => {
    const get = (format: string) =>
      t
        .http()
        .get(`/api/v1.1/equity/cap-table/${campaign.id}?format=${format}`)
        .set('authorization', `Bearer ${campaign.owner.token}`)
        .responseType('blob');
    const csv = (await get('csv')).body as Buffer;
    expect(csv.toString('utf8')).toContain('C-000003');
    const files = unzipSync(new Uint8Array((await get('ocf')).body as Buffer));
    expect(Object.keys(files).sort()).toEqual(Object.keys(OCF_SCHEMAS).sort());
    const ajv = new Ajv({ strict: true, allErrors: true });
    for (const [name, schema] of Object.entries(OCF_SCHEMAS)) {
      const validate = ajv.compile(schema);
      validate(JSON.parse(Buffer.from(files[name] ?? []).toString('utf8')));
      expect([name, validate.errors]).toEqual([name, null]);
    }
    const read = (name: string) =>
      JSON.parse(Buffer.from(files[name] ?? []).toString('utf8')) as Record<string, unknown>;
    const manifest = read('Manifest.ocf.json') as { transactions_files: { filepath: string; md5: string }[] };
    for (const { filepath, md5 } of manifest.transactions_files)
      expect(
        createHash('md5')
          .update(files[filepath] ?? '')
          .digest('hex'),
      ).toBe(md5);
    const { items } = read('Transactions.ocf.json') as { items: { object_type: string; quantity: string }[] };
    const sum = (type: string) =>
      items.filter(({ object_type: of }) => of === type).reduce((total, { quantity }) => total + Number(quantity), 0);
    // What was issued, less what transfers and cancellations ended, is what stands. A transfer of a part ends the whole.
    expect(sum('TX_STOCK_ISSUANCE') - 30 - sum('TX_STOCK_CANCELLATION')).toBe((await table()).issuedShares);
    expect(items.map(({ object_type: of }) => of)).toContain('TX_STOCK_TRANSFER');
  });

  it('leave the console with the second factor, each time in the log', async () => {
    const get = (token: string, format: string) =>
      t
        .http()
        .get(`/api/v1.1/admin/registers/${campaign.id}?format=${format}`)
        .set('authorization', `Bearer ${token}`)
        .responseType('blob');
    const csv = await get(admin.token, 'csv');
    expect((csv.body as Buffer).toString('utf8')).toContain('C-000003');
    const files = unzipSync(new Uint8Array((await get(admin.token, 'ocf')).body as Buffer));
    expect(Object.keys(files)).toContain('Stakeholders.ocf.json');
    expect((await get(admin.token, 'pdf')).status).toBe(400);
    const taken = await t.db.query<{ format: string; actor: string }>(
      `select actor, after ->> 'format' as format from kernel.audit_log where action = 'register.exported' order by at`,
    );
    expect(taken).toEqual(['csv', 'ocf'].map((format) => ({ actor: admin.email, format })));
  });

  it('are refused while they are switched off, issued afterwards, and verified all the time', async () => {
    const { code } = await first(holders[2]!);
    const turn = (value: 'yes' | 'no') =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, 'enableShareCertificate', value));
    await turn('no');
    try {
      expect(await refusalOf(mine(holders[2]!))).toBe('certificate.switched_off');
      expect(await check(code)).toMatchObject({ status: 'valid' });
      await settledInvestments(3);
      expect(await t.get(CertificateIssue).issueDue()).toBe(0);
    } finally {
      await turn('yes');
    }
    expect(await t.get(CertificateIssue).issueDue()).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('of a large closing are issued in batches, and a run that was interrupted goes on', async () => {
    await settledInvestments(250);
    await t.get(CertificateIssue).issueDue();
    expect(await waiting()).toBe(150);
    await Promise.all([1, 2, 3].map(() => t.get(CertificateIssue).issueDue()));
    expect(await waiting()).toBe(0);
    const [row] = await t.db.query<{ last: number; numbers: string }>(
      'select max(number) as last, count(distinct number) as numbers from share_certificate where campaign_id = $1',
      [campaign.id],
    );
    expect(row?.last).toBe(Number(row?.numbers));
  });

  const waiting = async (): Promise<number> => {
    const [row] = await t.db.query<{ count: string }>(
      `select count(*) from investment i where state = 'settled' and units > 0
         and not exists (select from share_certificate s where s.investment_id = i.id)`,
    );
    return Number(row?.count);
  };

  /** Investments of the campaign as a closing leaves them. */
  async function settledInvestments(count: number): Promise<void> {
    await t.database.asOwner((client) =>
      client.query(
        `insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units,
           unit_price, capacity_units, created_at, received_at)
         select gen_random_uuid(), 'LATE-' || gen_random_uuid(), $1, $2, gen_random_uuid(), 'settled', 1000, 'USD', 1, 1000, 1,
           kernel.now(), kernel.now() from generate_series(1, $3)`,
        [campaign.id, holders[2]!.id, count],
      ),
    );
  }
});
