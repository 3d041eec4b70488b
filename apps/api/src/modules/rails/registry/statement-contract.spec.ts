import type { Provider } from '@cairn/contracts/rails/providers';
import { aCampaign } from '../../../testing/campaigns.js';
import { reserve } from '../../../testing/card-money.js';
import { anInvestor } from '../../../testing/people.js';
import { anEscrowLink, payIntoEscrow, switchEscrow } from '../../../testing/rails/escrow-links.js';
import { addMoney, answerCard, aWalletOwner, setSecondWallet } from '../../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { RailRegistry } from './rail-registry.js';

const DAY = 86_400_000;

interface Feed {
  provider: Provider;
  /** Lets 5,000 minor units come to the provider. */
  move: (t: TestWorld) => Promise<unknown>;
  kind: string;
  /** A dispute that the provider does not know; null where it tells of none. */
  unknownDispute: string | null;
  /** Whether the provider tells what it holds. */
  hasBalance: boolean;
}

/** Every provider whose own records are read. */
const FEEDS: readonly Feed[] = [
  { provider: 'stripe', move: (t) => t.topUp(5_000), kind: 'top_up', unknownDispute: 'du_none', hasBalance: true },
  {
    provider: 'paypal',
    move: (t) => t.control('POST', '/paypal/topups', { amount: 5_000 }),
    kind: 'top_up',
    unknownDispute: 'PP-D-NONE',
    hasBalance: true,
  },
  {
    provider: 'mangopay',
    move: async (t) => {
      const { transactionId } = await addMoney(await aWalletOwner(t), 5_000);
      await answerCard(t, transactionId);
    },
    kind: 'charge',
    unknownDispute: null,
    hasBalance: true,
  },
  {
    provider: 'north',
    move: async (t) => {
      const { id: campaignId } = await aCampaign(t, { closesInDays: 60 });
      const investor = await anInvestor(t);
      const { id } = await reserve(investor, campaignId, 5_000);
      await payIntoEscrow(investor, (await anEscrowLink(t, investor)).id, id);
      await t.travel(8 * DAY);
    },
    kind: 'charge',
    unknownDispute: 'A1.T1',
    hasBalance: false,
  },
];

/** Enough for the tries that an SDK makes by itself. */
const EVERY_TRY = 6;

describe.each(FEEDS)(
  'the contract of statements, balances and disputes: $provider',
  ({ provider, move, kind, unknownDispute, hasBalance }) => {
    let t: TestWorld;
    beforeAll(async () => {
      t = await startTestWorld();
      await setSecondWallet(t, 'yes');
      await switchEscrow(t, true);
      await move(t);
    });
    afterAll(() => t.close());
    afterEach(() => t.control('POST', '/reset', {}));

    const port = () => t.get(RailRegistry).of('statement', provider);

    it('gives each line once by its id, the oldest first, and goes on from where it ended', async () => {
      const first = await port().next(null);
      const lines = first.kind === 'ok' ? first.value.lines : [];
      const ids = lines.map(({ lineId }) => lineId);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      const instants = lines.map(({ occurredAt }) => occurredAt.getTime());
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      const cursor = first.kind === 'ok' ? first.value.cursor : null;
      await move(t);
      const next = await port().next(cursor);
      const fresh = next.kind === 'ok' ? next.value.lines.filter(({ lineId }) => !ids.includes(lineId)) : [];
      expect(fresh.map(({ amount, net, fee, kind: own }) => [amount, net + fee, own])).toEqual([
        [5_000n, 5_000n, kind],
      ]);
    });

    it('gives nothing while the provider is away, and loses nothing by it', async () => {
      await t.control('POST', '/faults', { provider, operation: '*', effect: 'http_500', times: EVERY_TRY });
      expect((await port().next(null)).kind).not.toBe('ok');
      await t.control('POST', '/reset', {});
      expect((await port().next(null)).kind).toBe('ok');
    });

    if (hasBalance)
      it('holds what all lines together have moved, and says nothing while the provider is away', async () => {
        await t.travel(DAY);
        const balance = t.get(RailRegistry).of('balance', provider);
        expect(balance.isConfigured).toBe(true);
        const lines = await port().next(null);
        const reading = await balance.read();
        if (lines.kind !== 'ok' || reading.kind !== 'ok') throw new Error('The provider did not answer');
        const asOf = reading.value.asOf?.getTime() ?? Infinity;
        const sum = lines.value.lines
          .filter(({ occurredAt }) => occurredAt.getTime() <= asOf)
          .reduce((total, { net }) => total + net, 0n);
        expect(reading.value.balances.reduce((total, { minor }) => total + minor, 0n)).toBe(sum);
        await t.control('POST', '/faults', { provider, operation: '*', effect: 'http_500', times: EVERY_TRY });
        expect((await balance.read()).kind).not.toBe('ok');
      });

    if (unknownDispute !== null)
      it('knows no dispute that the provider does not', async () => {
        const disputes = t.get(RailRegistry).of('dispute', provider);
        expect((await disputes.read(unknownDispute)).kind).toBe('rejected');
      });
  },
);
