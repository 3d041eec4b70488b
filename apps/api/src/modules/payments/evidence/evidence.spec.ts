import { adminApi, certificatesApi, paymentsDeskApi, walletApi, type EvidenceItem } from '@cairn/contracts';
import { unzipSync } from 'fflate';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Words } from '../../../kernel/i18n/words.js';
import { agreementCopy, countersign, signAgreement } from '../../../testing/agreements/signing.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { investByCard, chargeOf, openPage, paymentOf, reserve, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { DisputeEntity } from '../disputes/dispute.entity.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { DisputedPayments } from './disputed-payments.js';
import { EvidenceSources, type EvidenceLine } from './evidence-sources.js';

const WHY = { reason: 'The bank asks for it' };

describe('the evidence pack of a dispute', () => {
  let t: TestWorld;
  let finance: Person;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    finance = await aPerson(t, { adminRole: 'finance' });
    campaign = await aCampaign(t, { mode: 'fixed', goal: 50_000 });
  });
  afterAll(() => t.close());

  const disputed = async (payment: PaymentEntity): Promise<string> => {
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    return (await t.db.manager.findOneByOrFail(DisputeEntity, { paymentId: payment.id })).id;
  };
  const contents = async (id: string) => {
    const items = await finance.api.send(paymentsDeskApi.evidence, { params: { id } });
    return Object.fromEntries(items.map(({ item, count, gap }) => [item, gap ?? count]));
  };
  const download = async (id: string, by = finance): Promise<Record<string, Uint8Array>> => {
    const answer = await t
      .http()
      .post(`/api/v1.1/admin/disputes/${id}/evidence`)
      .set('authorization', `Bearer ${by.token}`)
      .send(WHY)
      .responseType('blob');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    return unzipSync(answer.body as Buffer); // as the type of response says
  };
  /** What the letter says of an item. */
  const linesOf = async (id: string, item: EvidenceItem): Promise<EvidenceLine[]> => {
    const { payment } = await t.get(DisputedPayments).find(id);
    const say = t.get(Words).in('en');
    const writing = { say, text: (value: string) => value, instant: (at: Date) => at.toISOString() };
    const found = await Promise.all(
      t
        .get(EvidenceSources)
        .of(item, payment.purpose)
        .map((source) => source.collect(payment, writing)),
    );
    return found.flatMap(({ lines = [] }) => lines);
  };

  it('of money still in escrow shows the receipt as it was paid, and that the bank, not we, gave it back', async () => {
    const { id: campaignId } = await aCampaign(t);
    const { payment } = await investByCard(t, await anInvestor(t), campaignId, 30_000);
    const id = await disputed(payment);
    const words = t.get(Words);
    const own = words.in.bind(words);
    const unworded: string[] = [];
    const noting = jest.spyOn(words, 'in').mockImplementation((language) => (key, parameters) => {
      const text = own(language)(key, parameters);
      if (text === key) unworded.push(key);
      return text;
    });
    expect(Object.keys(await download(id))).toContainEqual(expect.stringMatching(/^receipt\/receipt-.+\.pdf$/));
    expect(noting).toHaveBeenCalled();
    noting.mockRestore();
    expect(unworded).toEqual([]);
    const timeline = (await linesOf(id, 'timeline')).map(({ value }) => value);
    expect(timeline).toContainEqual(expect.stringContaining('taken back by the payer’s bank'));
    expect(timeline.join()).not.toContain('refunded');
  });

  describe('about an investment that was closed', () => {
    let investor: Person;
    let id: string;
    let investmentId: string;
    beforeAll(async () => {
      investor = await anInvestor(t);
      ({ id: investmentId } = await reserve(investor, campaign.id, 50_000));
      const { sha256 } = await signAgreement(investor, investmentId);
      await countersign(t, campaign, investmentId, sha256);
      const session = await openPage(investor, 'investment', investmentId);
      await t.payByCard(session);
      await t.settle();
      await t.travel(32 * DAY);
      id = await disputed(await paymentOf(t, session));
    });

    it('names what was confirmed by its month or its number, and by no id', async () => {
      const labels = (await linesOf(id, 'consents')).map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(2);
      expect(labels.join('\n')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|us_|\(version\s*\)/);
    });

    it('holds the letter, the receipt, what was signed byte for byte, and the certificate', async () => {
      const files = await download(id);
      const names = Object.keys(files);
      expect(names).toEqual([
        'letter.pdf',
        expect.stringMatching(/^receipt\/receipt-.+\.pdf$/),
        expect.stringMatching(/^agreement\/agreement-INV-\d{6}\.pdf$/),
        expect.stringMatching(/^certificate\/certificate-.+\.pdf$/),
      ]);
      for (const name of names)
        expect(
          Buffer.from(files[name] ?? [])
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      const signed = await agreementCopy(t, investor, investmentId);
      expect(Buffer.from(files[names[2] ?? ''] ?? []).equals(signed)).toBe(true);
      const [certificate] = (await investor.api.send(certificatesApi.mine, { query: {} })).items;
      expect(names[3]).toBe(`certificate/certificate-${certificate?.code ?? ''}.pdf`);
    });

    it('says who the payer is, from where they paid, what they accepted and what they were sent', async () => {
      expect(await contents(id)).toMatchObject({ receipt: 1, agreement: 1, certificate: 1, identity: 1 });
      const identity = (await linesOf(id, 'identity')).map(({ label }) => label);
      expect(identity).toEqual(['Legal name', 'Address']);
      const steps = (await linesOf(id, 'timeline')).map(({ value }) => value);
      expect(steps.filter((step) => step.startsWith('Investment'))).toEqual(
        ['reserved', 'payment in progress', 'payment received', 'completed at the closing'].map(
          (state) => `Investment: ${state}`,
        ),
      );
      expect(steps.at(-1)).toBe('Dispute: open');
      const consents = (await linesOf(id, 'consents')).map(({ label }) => label);
      expect(consents).toContain('Agreement read and risks acknowledged by Test Person');
      const sent = (await linesOf(id, 'messages')).map(({ value }) => value);
      expect(sent).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^E-mail: .+/),
          expect.stringMatching(/^Notice on the site: .+/),
        ]),
      );
      expect(sent.join()).not.toMatch(/undefined|null|\{\{|paper\.|mail\./);
    });

    it('names the session in which the payment was begun, though others followed', async () => {
      await t.db.query(
        `update session set ip = '203.0.113.7', user_agent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0'
         where id = (select begun_in from payment where subject_id = $1)`,
        [investmentId],
      );
      expect(await contents(id)).toMatchObject({ session: 1 });
      expect((await linesOf(id, 'session')).map(({ value }) => value).slice(0, 2)).toEqual([
        '203.0.113.7',
        'Firefox, Linux',
      ]);
    });

    it('SEC-50 is given out with a reason alone, which the audit log keeps with what was shown, and no value', async () => {
      const other = await aPerson(t, { adminRole: 'finance' });
      const short = other.api.send(paymentsDeskApi.downloadEvidence, { params: { id }, body: { reason: 'x' } });
      expect(await refusalOf(short)).toBe('request.invalid');
      await download(id, other);
      const entries = await t.db.query<{ after: { shown: string[] }; reason: string }>(
        `select after, reason from kernel.audit_log where actor_id = $1`,
        [other.id],
      );
      expect(entries).toEqual([
        {
          after: {
            shown: ['receipt', 'agreement', 'certificate', 'identity', 'session', 'consents', 'timeline', 'messages'],
          },
          reason: WHY.reason,
        },
      ]);
    });
  });

  it('about a top-up says what there is none of, and why', async () => {
    const person = await aPerson(t);
    const { payment } = await topUpByCard(t, person, 20_000);
    const id = await disputed(payment);
    expect(await contents(id)).toMatchObject({
      receipt: 1,
      agreement: 'not_applicable',
      certificate: 'not_applicable',
      identity: 'not_confirmed',
    });
    const files = await download(id);
    expect(Object.keys(files)).toEqual(['letter.pdf', expect.stringMatching(/^receipt\/.+\.pdf$/)]);
    expect((await linesOf(id, 'messages')).map(({ value }) => value)).toContainEqual(
      expect.stringMatching(/^E-mail: .*\$200\.00/),
    );
    expect((await linesOf(id, 'timeline')).at(-1)?.value).toBe('Dispute: open');
  });

  it('of another person’s top-up names no message of this one', async () => {
    const [one, other] = [await aPerson(t), await aPerson(t)];
    await topUpByCard(t, other, 30_000);
    const { payment } = await topUpByCard(t, one, 10_000);
    await one.api.send(walletApi.open, { body: { amount: 40_000, currency: 'USD' }, idempotencyKey: newId() });
    const sent = (await linesOf(await disputed(payment), 'messages')).map(({ value }) => value).join();
    expect(sent).toContain('$100.00');
    expect(sent).not.toMatch(/\$300\.00|\$400\.00/);
  });

  it('is announced to finance when the dispute opens, and once more three days before it is due', async () => {
    const { payment } = await topUpByCard(t, await aPerson(t), 25_000);
    const id = await disputed(payment);
    const told = async (): Promise<string[]> =>
      (
        await t.db.query<{ kind: string }>(
          `select kind from sent_mail where user_id = $1 and params ->> 'disputeId' = $2 order by sent_at`,
          [finance.id, id],
        )
      ).map(({ kind }) => kind);
    const due = async () => {
      const { items } = await finance.api.send(paymentsDeskApi.disputes, { query: { state: 'evidence_due' } });
      const queues = await finance.api.send(adminApi.queues, {});
      expect(queues.find(({ queue }) => queue === 'dispute-evidence')?.count).toBe(items.length);
      return items.some((row) => row.id === id);
    };
    const dueIn = (days: number) =>
      t.db.query(`update dispute set evidence_due_at = kernel.now() + make_interval(days => $2) where id = $1`, [
        id,
        days,
      ]);
    const sweep = () => t.get(Sweeps).run('payments.evidence_due');
    expect(await told()).toEqual(['dispute.opened']);
    await dueIn(8);
    expect(await due()).toBe(false);
    await dueIn(6);
    expect(await due()).toBe(true);
    await sweep();
    await t.settle();
    expect(await told()).toEqual(['dispute.opened']);
    await dueIn(3);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    await t.settle();
    expect(await told()).toEqual(['dispute.opened', 'dispute.evidence_due']);
  });
});
