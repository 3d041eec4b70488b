import { randomInt } from 'node:crypto';
import { PAGE_RAILS, type EscrowRail, type PageRail } from '@cairn/contracts/rails/providers';
import { newId } from '../kernel/crypto/ids.js';
import type { Bank } from './chaos-bank.js';
import type { Calls } from './chaos-calls.js';
import type { Escrow } from './chaos-escrow.js';
import { invest, type Trader } from './chaos-investing.js';
import type { SecondWallets } from './chaos-second-wallets.js';
import { WaysToPay } from './chaos-ways.js';
import { CAMPAIGNS, type World } from './chaos-world.js';

/** What a run exercises beside cards and wallets. */
export const ON_RAILS = [
  'top-up by ach',
  'top-up by paypal',
  'top-up by wire',
  'investment by ach',
  'investment by paypal',
  'debit of a linked account',
  'wallet and another way together',
  'bank file imported',
  'second wallet topped up',
  'second wallet paid out',
  'investment by north_ach',
  'investment by north_card',
  'escrow settled',
  'escrow refused',
  'escrow taken back',
] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Parts {
  calls: Calls;
  world: World;
  bank: Bank;
  secondWallets: SecondWallets;
  escrow: Escrow;
  count: (what: (typeof ON_RAILS)[number]) => void;
  stopped: () => boolean;
  /** Of every investment that is asked for, and what it was promised. */
  asked: Set<string>;
  acknowledged: Map<string, string>;
  /** Business time: the day of a bank's line. */
  today: () => string;
}

type Loop = (work: () => Promise<unknown>, wait: number) => Promise<void>;

/** Every way to pay but the plain card and the plain wallet, at the same time. */
export class RailTraffic {
  private readonly ways: WaysToPay;

  constructor(private readonly parts: Parts) {
    this.ways = new WaysToPay(parts.calls, parts.bank, parts.stopped);
  }

  /** Begins them all. */
  run(loop: Loop): Promise<unknown> {
    const { bank, secondWallets, escrow, count, stopped, today } = this.parts;
    return Promise.all([
      ...(['ach', 'paypal', 'wire'] as const).map((rail) => loop(() => this.topUp(rail), 2_000)),
      ...(['ach', 'paypal'] as const).map((rail) => loop(() => this.investBy(rail), 2_000)),
      ...(['north_ach', 'north_card'] as const).map((rail) => loop(() => this.payIntoEscrow(rail), 2_000)),
      loop(async () => {
        const answer = await escrow.answer();
        if (answer !== null) count(`escrow ${answer}`);
      }, 2_500),
      loop(() => this.debit(), 2_500),
      ...Array.from({ length: 4 }, () => loop(() => this.payRemaining(), 1_500)),
      loop(async () => {
        if (await bank.importNewest(today(), stopped)) count('bank file imported');
      }, 4_000),
      loop(async () => {
        if (await secondWallets.topUp(stopped)) count('second wallet topped up');
      }, 2_000),
      loop(async () => {
        if (await secondWallets.payOut(stopped)) count('second wallet paid out');
      }, 3_000),
    ]);
  }

  private one(traders: readonly Trader[]): Trader {
    const trader = traders[randomInt(traders.length)];
    if (trader === undefined) throw new Error('There is nobody');
    return trader;
  }

  private async beginTopUp(token: string): Promise<string | null> {
    const body = { amount: randomInt(50, 200) * 100, currency: 'USD' };
    const answer = await this.parts.calls.ask({ path: '/wallet', token, key: newId(), body }, this.parts.stopped);
    return answer?.status === 201 ? textOf(answer.data['id']) : null;
  }

  private async topUp(rail: 'ach' | 'paypal' | 'wire'): Promise<void> {
    const { token } = this.one(this.parts.world.investors);
    const id = await this.beginTopUp(token);
    if (id !== null && (await this.ways.pay({ purpose: 'top_up', id, token }, rail)))
      this.parts.count(`top-up by ${rail}`);
  }

  /** Held, to be paid by another way. */
  private async reserve(trader: Trader, campaign: string, amount: number): Promise<string | null> {
    const { calls, stopped, asked, acknowledged } = this.parts;
    const key = newId();
    asked.add(key);
    const made = await invest(calls, trader, { campaign, amount, key, fromWallet: false }, stopped);
    if (made === null || made.code !== '' || made.status >= 300) return null;
    const id = textOf(made.data['id']);
    acknowledged.set(key, id);
    return id;
  }

  private reserveSome(trader: Trader): Promise<string | null> {
    const campaign = randomInt(2) === 0 ? CAMPAIGNS.failing : CAMPAIGNS.succeeding;
    return this.reserve(trader, campaign, randomInt(5, 80) * 100);
  }

  private async investBy(rail: 'ach' | 'paypal'): Promise<void> {
    const trader = this.one(this.parts.world.investors);
    const id = await this.reserveSome(trader);
    if (id === null) return;
    if (await this.ways.pay({ purpose: 'investment', id, token: trader.token }, rail))
      this.parts.count(`investment by ${rail}`);
  }

  private async payIntoEscrow(rail: EscrowRail): Promise<void> {
    const { escrow, stopped, count } = this.parts;
    const trader = this.one(escrow.owners);
    const id = await this.reserveSome(trader);
    if (id !== null && (await escrow.pay(trader, rail, id, stopped))) count(`investment by ${rail}`);
  }

  private async debit(): Promise<void> {
    const { world, count } = this.parts;
    const { token, accountId } = world.linked;
    const id = await this.beginTopUp(token);
    if (id !== null && (await this.ways.debit({ purpose: 'top_up', id, token }, accountId)))
      count('debit of a linked account');
  }

  /** More than the wallet has: it pays its part, and another way the rest, both or neither. */
  private async payRemaining(): Promise<void> {
    const { calls, world, stopped, count } = this.parts;
    const trader = this.one(world.mixers);
    const { token } = trader;
    const wallet = await calls.ask({ method: 'GET', path: '/wallet', token }, stopped);
    const available = Number(wallet?.data['available'] ?? 0);
    const rail: PageRail = PAGE_RAILS[randomInt(PAGE_RAILS.length)] ?? 'card';
    const amount = Math.floor(available / 100) * 100 + randomInt(20, 60) * 100;
    // Transfers are sent back by a file that people of finance approve: they pay for the campaign that is funded.
    const campaign = rail === 'wire' || randomInt(2) === 0 ? CAMPAIGNS.succeeding : CAMPAIGNS.failing;
    const id = await this.reserve(trader, campaign, amount);
    if (id === null) return;
    const path = `/process-investment/check-and-process-wallet-investment/${id}`;
    const body = { payRemaining: rail };
    const shared = await calls.ask({ path, token, key: newId(), body }, stopped);
    const url = textOf(shared?.data['url']);
    if (shared === null || shared.status >= 300 || url === '') return;
    const page = /cs_\w+/.exec(url)?.[0] ?? new URL(url).searchParams.get('token') ?? '';
    const paid = await this.ways.payOn(rail, { id: url.split('/').at(-1) ?? '', page, token });
    if (paid && Number(shared.data['walletPart']) > 0) count('wallet and another way together');
  }
}
