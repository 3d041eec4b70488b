import { randomInt } from 'node:crypto';
import { newId } from '../kernel/crypto/ids.js';
import { pause } from '../kernel/process/outage.js';
import type { Bank } from './chaos-bank.js';
import type { Calls } from './chaos-calls.js';
import type { Escrow } from './chaos-escrow.js';
import { invest } from './chaos-investing.js';
import { ON_RAILS, RailTraffic } from './chaos-rails.js';
import type { SecondWallets } from './chaos-second-wallets.js';
import { CAMPAIGNS, type World } from './chaos-world.js';

const OPEN_TO_ALL = [CAMPAIGNS.failing, CAMPAIGNS.succeeding] as const;
const FAULTS = ['http_500', 'http_429', 'commit_then_drop', 'commit_then_500', 'html_error_page'] as const;
const PROVIDERS = ['stripe', 'stripe', 'paypal', 'plaid', 'mangopay', 'north'] as const;
const POLICIES = [
  { policy: 'duplicate', copies: 3 },
  { policy: 'delay', delayMs: 2_000 },
  { policy: 'drop' },
  { policy: 'drop_then_retry' },
  { policy: 'reorder' },
] as const;

const oneOf = <T>(values: readonly T[]): T => {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};
/** Of the machine: business time is hours ahead at most while people pay. */
const today = (): string => new Date().toISOString().slice(0, 10);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was asked and what was promised, of each kind of command that moves money. */
export interface Commands {
  asked: Set<string>;
  acknowledged: Map<string, string>;
}

const EVERYTHING = [
  'invested from a wallet',
  'invested by card',
  'topped up',
  'cancelled',
  'disputes opened',
  'disputes won',
  'disputes lost',
  'payouts released',
  'instalments paid',
  'instalments shared out',
  'provider faults',
] as const;

/** Everything that people do with money here, at the same time, again and again, until it is enough. */
export class Traffic {
  readonly investments: Commands = { asked: new Set(), acknowledged: new Map() };
  readonly done = new Map<string, number>();
  private isOver = false;
  private readonly stopped = (): boolean => this.isOver;
  private readonly mine = new Map<string, string[]>();
  private readonly disputes: string[] = [];
  private running: Promise<unknown> = Promise.resolve();

  private readonly rails: RailTraffic;

  constructor(
    private readonly calls: Calls,
    private readonly world: World,
    private readonly outside: { bank: Bank; secondWallets: SecondWallets; escrow: Escrow },
  ) {
    const { asked, acknowledged } = this.investments;
    const { stopped } = this;
    const count = (what: string): void => this.count(what);
    this.rails = new RailTraffic({ calls, world, ...outside, count, stopped, asked, acknowledged, today });
  }

  start(): void {
    const stopped = (): boolean => this.isOver;
    const loop = async (work: () => Promise<unknown>, wait: number): Promise<void> => {
      while (!stopped()) {
        await work();
        await pause(randomInt(wait));
      }
    };
    // Many at a time: a caller without an answer waits half a minute for its key, and the others continue.
    this.running = Promise.all([
      ...Array.from({ length: 10 }, () => loop(() => this.investFromWallet(), 400)),
      ...Array.from({ length: 12 }, () => loop(() => this.investByCard(), 800)),
      ...Array.from({ length: 4 }, () => loop(() => this.topUp(), 1_500)),
      ...Array.from({ length: 3 }, () => loop(() => this.cancel(), 1_000)),
      loop(() => this.dispute(), 3_000),
      loop(() => this.payOut(), 1_500),
      loop(() => this.repay(), 1_500),
      loop(() => this.disturb(), 3_000),
      this.rails.run(loop),
    ]);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** The last file of the bank, once nobody pays any more. */
  async importBank(): Promise<void> {
    await this.outside.bank.importNewest(today(), () => false);
  }

  /** What the run should exercise and did not: it would prove nothing. */
  neverDone(): string[] {
    return [...EVERYTHING, ...ON_RAILS].filter((what) => !this.done.has(what));
  }

  private count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  private async invest(amount: number, fromWallet: boolean): Promise<{ id: string; token: string } | null> {
    const trader = oneOf(this.world.investors);
    const key = newId();
    this.investments.asked.add(key);
    const wanted = { campaign: oneOf(OPEN_TO_ALL), amount, key, fromWallet };
    const answer = await invest(this.calls, trader, wanted, this.stopped);
    if (answer === null || answer.code !== '' || answer.status >= 300) return null;
    const id = textOf(answer.data['id']);
    this.investments.acknowledged.set(key, id);
    return { id, token: trader.token };
  }

  private async investFromWallet(): Promise<void> {
    const made = await this.invest(randomInt(1, 40) * 100, true);
    if (made === null) return;
    this.count('invested from a wallet');
    this.keep(made);
  }

  private async investByCard(): Promise<void> {
    const made = await this.invest(randomInt(5, 80) * 100, false);
    if (made === null || !(await this.payByCard('investment', made))) return;
    this.count('invested by card');
    this.keep(made);
  }

  private async topUp(): Promise<void> {
    const { token } = oneOf(this.world.investors);
    const body = { amount: randomInt(50, 200) * 100, currency: 'USD' };
    const answer = await this.calls.ask({ path: '/wallet', token, key: newId(), body }, this.stopped);
    if (answer?.status !== 201) return;
    if (await this.payByCard('top_up', { id: textOf(answer.data['id']), token })) this.count('topped up');
  }

  private async payByCard(purpose: string, { id, token }: { id: string; token: string }): Promise<boolean> {
    const body = { purpose, id };
    const page = await this.calls.ask({ path: '/stripe/checkout-session', token, key: newId(), body }, this.stopped);
    if (page?.status !== 201 && page?.status !== 200) return false;
    const paid = await this.calls.control('POST', `/stripe/checkout/${textOf(page.data['sessionId'])}/pay`, {});
    return paid !== null;
  }

  private keep({ id, token }: { id: string; token: string }): void {
    this.mine.set(token, [...(this.mine.get(token) ?? []), id]);
  }

  private async cancel(): Promise<void> {
    const { token } = oneOf(this.world.investors);
    const id = this.mine.get(token)?.shift();
    if (id === undefined) return;
    const path = `/process-investment/cancel/${id}`;
    const answer = await this.calls.ask({ path, token, key: newId(), body: {} }, this.stopped);
    if (answer !== null && answer.status < 300) this.count('cancelled');
  }

  private async dispute(): Promise<void> {
    if (this.disputes.length > 0 && randomInt(2) === 0) {
      const id = this.disputes.shift() ?? '';
      const status = oneOf(['won', 'lost']);
      if (await this.calls.control('POST', `/stripe/disputes/${id}/close`, { status }))
        this.count(`disputes ${status}`);
      return;
    }
    const { data } = await this.calls.stripe<{ data: { id: string; disputed: boolean }[] }>('charges?limit=100');
    const free = data.filter(({ disputed }) => !disputed);
    if (free.length === 0) return;
    const made = await this.calls.control<{ id: string }>('POST', `/stripe/charges/${oneOf(free).id}/dispute`, {});
    if (made === null) return;
    this.disputes.push(made.id);
    this.count('disputes opened');
  }

  private async payOut(): Promise<void> {
    const { owner, admins } = this.world;
    const body = { amount: randomInt(10, 90) * 100 };
    const asked = await this.calls.ask(
      { path: `/repayments/request-payout/${CAMPAIGNS.paidOut}`, token: owner, key: newId(), body },
      this.stopped,
    );
    if (asked?.status !== 201) return;
    const path = `/admin/payouts/${textOf(asked.data['id'])}`;
    const approved = await this.calls.ask({ path: `${path}/approve`, token: admins[0], body: {} }, this.stopped);
    const released = await this.calls.ask({ path: `${path}/release`, token: admins[1], body: {} }, this.stopped);
    if (approved !== null && released !== null) this.count('payouts released');
  }

  private async repay(): Promise<void> {
    const token = this.world.owner;
    const plan = await this.calls.ask(
      { method: 'GET', path: `/repayments/get-repayment/${CAMPAIGNS.loan}`, token },
      this.stopped,
    );
    const rows = (plan?.data['repayments'] ?? []) as { id: string; state: string }[]; // the contract's list
    const due = rows.find(({ state }) => state === 'due');
    if (due === undefined) return;
    const body = { transactionType: 'wallet' };
    const paid = await this.calls.ask(
      { path: `/repayments/online-repayment/${due.id}`, token, key: newId(), body },
      this.stopped,
    );
    if (paid === null || paid.status >= 300) return;
    this.count('instalments paid');
    const shared = await this.calls.ask(
      { method: 'PATCH', path: `/repayments/process-repayment/${due.id}`, token, body: {} },
      this.stopped,
    );
    if (shared !== null && shared.status < 300) this.count('instalments shared out');
  }

  /** Makes the provider misbehave for part of the time; faults that are not used up expire. */
  private async disturb(): Promise<void> {
    if (randomInt(3) === 0) {
      await this.calls.control('DELETE', '/faults');
      await this.calls.control('DELETE', '/webhooks/policies');
      return;
    }
    const effect = oneOf(FAULTS);
    const provider = oneOf(PROVIDERS);
    await this.calls.control('POST', '/faults', { provider, operation: '*', effect, times: randomInt(1, 4) });
    await this.calls.control('POST', '/webhooks/policies', { ...oneOf(POLICIES), times: randomInt(1, 4) });
    this.count('provider faults');
  }
}
