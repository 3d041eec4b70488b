import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import { newId } from '../../../kernel/crypto/ids.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { MINUTE } from '../../../testing/card-money.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import type { CollectionPort } from '../ports/collection.port.js';
import { RailRegistry } from './rail-registry.js';

interface Adapter {
  rail: CollectionRail;
  provider: Provider;
  /** Has the payer pay on the page, as it would be done there. */
  pay: (t: TestWorld, ref: string) => Promise<unknown>;
  /** The payer's bank declines: what the provider then says. */
  decline: (t: TestWorld, ref: string) => Promise<unknown>;
  /** A reference that the provider never gave. */
  unknownRef: string;
}

/** Every way to collect through a provider's page. */
const ADAPTERS: readonly Adapter[] = [
  {
    rail: 'card',
    provider: 'stripe',
    pay: (t, ref) => t.payByCard(ref),
    decline: (t, ref) => t.payByCard(ref, '4000000000000002').catch(() => null),
    unknownRef: 'cs_sandbox_none',
  },
  {
    rail: 'ach',
    provider: 'stripe',
    pay: (t, ref) => t.control('POST', `/stripe/checkout/${ref}/pay`, { bankAccount: '000123456789' }),
    decline: (t, ref) => t.control('POST', `/stripe/checkout/${ref}/pay`, { bankAccount: '000222222227' }),
    unknownRef: 'cs_sandbox_none',
  },
  {
    rail: 'paypal',
    provider: 'paypal',
    pay: (t, ref) => t.approveAtPaypal(ref),
    decline: (t, ref) => t.approveAtPaypal(ref, 'declined_card'),
    unknownRef: '5O190127TN364715T',
  },
];

/** What goes wrong on the way, and what each adapter makes of it: `unknown` is asked about, `unavailable` tried again. */
const FAULTS = [
  ['http_429', 'unavailable'],
  ['http_500', 'unknown'],
  ['malformed_json', 'unknown'],
  ['html_error_page', 'unknown'],
] as const;

/** Enough for the tries that an SDK makes by itself. */
const EVERY_TRY = 6;

describe.each(ADAPTERS)(
  'the contract of collections: $provider $rail',
  ({ rail, provider, pay, decline, unknownRef }) => {
    let t: TestWorld;
    let port: CollectionPort;
    beforeAll(async () => {
      t = await startTestWorld();
      port = t.get(RailRegistry).collection(rail);
      await t.topUp(1_000_000);
      await t.control('POST', '/paypal/topups', { amount: 1_000_000 });
    });
    afterAll(() => t.close());
    afterEach(() => t.control('POST', '/reset', {}));

    const request = (minor = 50_000n, paymentId: string = newId()) => ({
      paymentId,
      amount: { minor, currency: 'USD' },
      description: 'Orchard Street Bakery',
      customerEmail: 'payer@example.org',
      locale: 'en',
      successUrl: 'https://cairn.example/receipt',
      cancelUrl: 'https://cairn.example/payment',
      expiresAt: new Date(t.get(Clock).now().getTime() + 35 * MINUTE),
      group: null,
    });
    const op = (of: { paymentId: string }, attempt = 1) => ({ key: `checkout:${of.paymentId}`, attempt, ip: null });
    const open = async (of = request()): Promise<string> => {
      const outcome = await port.start(op(of), of);
      if (outcome.kind !== 'ok') throw new Error(`The page was not opened: ${outcome.kind}`);
      return outcome.value.ref;
    };
    /** As the product reads it: money that waits to be asked for is asked for. */
    const read = async (ref: string) => {
      const outcome = await port.read(ref);
      if (outcome.kind !== 'ok') throw new Error(`The page was not read: ${outcome.kind}`);
      if (outcome.value.state !== 'approved' || port.complete === undefined) return outcome.value;
      const taken = await port.complete(ref);
      if (taken.kind !== 'ok') throw new Error(`The money was not taken: ${taken.kind}`);
      return taken.value;
    };
    /** Waits for a bank that decides within days. */
    const collected = async (ref: string) => {
      await pay(t, ref);
      const first = await read(ref);
      if (first.state === 'clearing') await t.travel(6 * 24 * 60 * MINUTE);
      return read(ref);
    };
    const fail = (effect: string, times = EVERY_TRY) =>
      t.control('POST', '/faults', { provider, operation: '*', effect, times });

    it('gives one page for one operation, however often and at once it is asked', async () => {
      const of = request();
      const pages = await Promise.all([port.start(op(of), of), port.start(op(of), of)]);
      const again = await port.start(op(of), of);
      // A simultaneous second call may be told to try again; it never opens a second page.
      const refs = [...pages, again].flatMap((outcome) => (outcome.kind === 'ok' ? [outcome.value.ref] : []));
      expect(refs).not.toHaveLength(0);
      expect(new Set(refs).size).toBe(1);
    });

    it('says what is asked for while the page is open, and that nothing has come', async () => {
      const snapshot = await read(await open());
      expect(snapshot).toMatchObject({ state: 'open', requested: { minor: 50_000n, currency: 'USD' }, moneyRef: null });
      expect(snapshot.received.minor).toBe(0n);
    });

    it('says what has come, once, and by which id a refund refers to it', async () => {
      const ref = await open();
      const snapshot = await collected(ref);
      expect(snapshot).toMatchObject({ ref, state: 'collected', received: { minor: 50_000n, currency: 'USD' } });
      expect(snapshot.moneyRef).not.toBeNull();
      expect((await read(ref)).moneyRef).toBe(snapshot.moneyRef);
    });

    it('collects nothing that was declined', async () => {
      const ref = await open();
      await decline(t, ref);
      const first = await read(ref);
      if (first.state === 'clearing') await t.travel(6 * 24 * 60 * MINUTE);
      const snapshot = await read(ref);
      expect(['open', 'failed']).toContain(snapshot.state);
      expect(snapshot.received.minor).toBe(0n);
    });

    it('takes no money on a page that was stopped before it was paid', async () => {
      const ref = await open();
      await port.stop(ref);
      await pay(t, ref).catch(() => null);
      const outcome = await port.read(ref);
      expect(outcome.kind === 'ok' && ['expired', 'approved', 'open'].includes(outcome.value.state)).toBe(true);
    });

    it('rejects a reference that the provider never gave', async () => {
      expect((await port.read(unknownRef)).kind).toBe('rejected');
    });

    it.each(FAULTS)('%s on opening and on reading is %s, and the next try succeeds', async (effect, kind) => {
      const of = request();
      await fail(effect);
      expect((await port.start(op(of), of)).kind).toBe(kind);
      await t.control('POST', '/reset', {});
      // Stripe keeps a failure under its key: the next attempt has another one.
      const ref = await port.start(op(of, 2), of);
      expect(ref.kind).toBe('ok');
      await fail(effect);
      expect((await port.read(ref.kind === 'ok' ? ref.value.ref : '')).kind).not.toBe('ok');
      await t.control('POST', '/reset', {});
      expect((await read(ref.kind === 'ok' ? ref.value.ref : '')).state).toBe('open');
    });

    it('an answer that is lost after the page was opened leads to the same page under the same key', async () => {
      const of = request();
      await fail('commit_then_drop', 1);
      const first = await port.start(op(of), of);
      const second = await port.start(op(of), of);
      expect(['ok', 'unknown']).toContain(first.kind);
      expect(second.kind).toBe('ok');
      if (first.kind === 'ok' && second.kind === 'ok') expect(second.value.ref).toBe(first.value.ref);
    });

    describe('and its refunds', () => {
      const refunds = () => t.get(RailRegistry).of('refund', provider);
      const paid = async () => (await collected(await open())).moneyRef ?? '';
      const refund = (moneyRef: string, minor: bigint, refundId: string = newId()) => ({
        refundId,
        moneyRef,
        amount: { minor, currency: 'USD' },
      });

      it('are made once under one key, listed with our id, and read by theirs', async () => {
        const moneyRef = await paid();
        const of = refund(moneyRef, 20_000n);
        const first = await refunds().refund(`refund:${of.refundId}:1`, of);
        const again = await refunds().refund(`refund:${of.refundId}:1`, of);
        expect([first.kind, again.kind]).toEqual(['ok', 'ok']);
        const listed = await refunds().listOf(moneyRef);
        expect(listed.kind === 'ok' ? listed.value : []).toMatchObject([
          { ours: of.refundId, amount: { minor: 20_000n, currency: 'USD' } },
        ]);
        const ref = listed.kind === 'ok' ? (listed.value[0]?.providerRefundId ?? '') : '';
        expect((await refunds().read(ref)).kind).toBe('ok');
      });

      it('are no more than what came', async () => {
        const moneyRef = await paid();
        const of = refund(moneyRef, 50_001n);
        expect((await refunds().refund(`refund:${of.refundId}:1`, of)).kind).toBe('rejected');
      });

      it('of which the answer is lost are found again by our id', async () => {
        const moneyRef = await paid();
        const of = refund(moneyRef, 50_000n);
        await fail('commit_then_drop', 1);
        await refunds().refund(`refund:${of.refundId}:1`, of);
        await t.control('POST', '/reset', {});
        const listed = await refunds().listOf(moneyRef);
        expect(listed.kind === 'ok' ? listed.value.map(({ ours }) => ours) : []).toEqual([of.refundId]);
      });
    });
  },
);
