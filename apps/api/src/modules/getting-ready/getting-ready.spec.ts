import { newId } from '../../kernel/crypto/ids.js';
import { investmentsApi, READINESS_STEPS, readinessApi, settingsApi } from '@cairn/contracts';
import { Config } from '../../kernel/config/config.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { aCampaign } from '../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { giveTwoFactor } from '../../testing/sign-in.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { withinLimit } from './within.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('getting ready', () => {
  let t: TestWorld;
  let head: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    head = await aPerson(t, { adminRole: 'super' });
  });
  afterAll(() => t.close());

  const look = async (step: string) => {
    const { ready, points } = await head.api.send(readinessApi.check, { params: { step } });
    return { ready, open: points.filter((point) => !point.ready).map(({ code }) => code), points };
  };

  it('looks at each step, and at nothing else', async () => {
    for (const step of READINESS_STEPS) expect(await look(step)).toMatchObject({ ready: expect.any(Boolean) });
    expect(await refusalOf(look('weather'))).toBe('request.not_found');
  });

  it('finds what an empty site lacks, until it is set up', async () => {
    expect((await look('identity')).open).toEqual(['site_name', 'operator_name', 'operator_address', 'site_logo']);
    const body = { siteName: 'Northmoor', operatorName: 'Northmoor Ltd', operatorAddress: '1 Quay Street, Hull' };
    await head.api.send(settingsApi.change, { body });
    expect((await look('identity')).open).toEqual(['site_logo']);

    expect((await look('colleagues')).open).toEqual(['second_super', 'two_for_money', 'reviewer']);
    await giveTwoFactor(t, head);
    await giveTwoFactor(t, await aPerson(t, { adminRole: 'super' }));
    expect((await look('colleagues')).ready).toBe(true);

    expect((await look('terms')).open).toEqual(['terms_own', 'privacy_own']);
    expect((await look('campaign')).open).toEqual(['live_campaign']);
    await aCampaign(t);
    expect((await look('campaign')).ready).toBe(true);
    expect((await look('fees')).points[0]).toMatchObject({ ready: true, answer: '5 % · 10 % · 15 %' });
  });

  it('D-4 says that nobody can pay, here and to investors, before anything is held', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const reasons = async () =>
      (await investor.api.send(investmentsApi.prepare, { params: { campaignId } })).reasons.map(({ code }) => code);
    expect(await reasons()).toEqual([]);
    const offer = (enabled: boolean) =>
      t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway'`, [enabled]);
    await offer(false);
    expect([await reasons(), (await look('campaign')).open]).toEqual([['payment.rail_closed'], ['way_to_pay']]);
    const place = { params: { campaignId }, body: { amount: 50_000 }, idempotencyKey: newId() };
    expect(await refusalOf(investAs(investor.api, place))).toBe('payment.rail_closed');
    await offer(true);
    const { id } = await investAs(investor.api, place);
    await offer(false);
    const more = investor.api.send(investmentsApi.change, { params: { id }, body: { amount: 60_000 } });
    expect(await refusalOf(more)).toBe('payment.rail_closed');
    const share = investor.api.send(investmentsApi.payFromWalletAndCard, {
      params: { id },
      body: {},
      idempotencyKey: newId(),
    });
    expect(await share).toMatchObject({ balance: 0, walletPart: 0 });
    await offer(true);
  });

  it('sends a test mail to the caller, and records that the server accepted one', async () => {
    expect((await look('mail')).open).toEqual(['mail_sender', 'mail_test']);
    await t.control('POST', '/faults', { provider: 'mail', effect: 'refuse_5xx' });
    const refused = { sent: false, answer: expect.stringContaining('550 No such mailbox here') };
    expect(await head.api.send(readinessApi.testMail, {})).toMatchObject(refused);
    expect((await look('mail')).open).toEqual(['mail_sender', 'mail_test']);
    expect(await head.api.send(readinessApi.testMail, {})).toEqual({ sent: true, to: head.email, answer: null });
    const { messages } = await t.control<{ messages: { subject: string }[] }>(
      'GET',
      `/mail?to=${encodeURIComponent(head.email)}`,
    );
    expect(messages.map(({ subject }) => subject)).toContain('Test e-mail from Northmoor');
    expect((await look('mail')).open).toEqual(['mail_sender']);
  });

  it('gives what the connection says when the mail server is away', async () => {
    const mailer = new Mailer({ ...t.get(Config), SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await mailer.check()).toContain('ECONNREFUSED');
    mailer.onApplicationShutdown();
  });

  it('asks Stripe whose account the key opens, and how it is set up', async () => {
    expect((await look('providers')).open).toEqual([]);
    await t.control('POST', '/faults', { provider: 'stripe', operation: 'account.retrieve', effect: 'http_500' });
    const away = await look('providers');
    expect(away).toMatchObject({ open: ['stripe_account'], points: [{ answer: 'Stripe did not answer' }] });
    await t.control('POST', '/stripe/payout-schedule', { interval: 'daily' });
    const { open, points } = await look('providers');
    expect(open).toEqual(['stripe_payouts']);
    expect(points.find(({ code }) => code === 'stripe_payouts')?.answer).toContain('pays the platform out daily');
  });

  it('does not wait for a server that does not answer', async () => {
    expect(await withinLimit(new Promise<never>(() => undefined), 1)).toBeNull();
    expect(await withinLimit(Promise.resolve('in time'))).toBe('in time');
  });
});
