import { ApiError } from '@cairn/client';
import { adminApi, campaignsApi, paymentsApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../kernel/crypto/ids.js';
import type { MadeCampaign } from './demo-campaigns.js';
import { payInvestment, reserveInvestment } from './investing/begin-investment.js';
import { adminOf, session, type DemoInvestor, type Population, type Someone } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';
import { DEMO_ADMINS } from './people.data.js';

const CENTS = 100;
/** C-06. */
const CARD_CAP = 500_000;
/** What somebody withdraws at most, in minor units. */
const MOST_WITHDRAWN = 120_000;

const key = (): { idempotencyKey: string } => ({ idempotencyKey: newId() });

/** Adds money to a wallet by card, as often as the cap asks. */
export async function topUp(world: DemoWorld, person: Someone, minor: number): Promise<void> {
  for (let left = minor; left > 0; left -= CARD_CAP) {
    const amount = Math.min(left, CARD_CAP);
    const preapproval = await person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, ...key() });
    const { sessionId } = await person.api.send(walletApi.payByCard, {
      body: { preapprovalId: preapproval.id },
      ...key(),
    });
    await world.payCheckout(sessionId);
    await person.api.send(paymentsApi.checkSession, { body: { sessionId } });
  }
}

async function investByCard(
  world: DemoWorld,
  investor: DemoInvestor,
  campaignId: string,
  amount: number,
): Promise<void> {
  const id = await reserveInvestment(investor, campaignId, amount);
  const { sessionId } = await investor.api.send(paymentsApi.createCheckout, {
    body: { purpose: 'investment', id },
    ...key(),
  });
  await world.payCheckout(sessionId);
  await investor.api.send(paymentsApi.checkSession, { body: { sessionId } });
}

async function investFromWallet(
  world: DemoWorld,
  investor: DemoInvestor,
  campaignId: string,
  amount: number,
): Promise<void> {
  const { available } = await investor.api.send(walletApi.detail, { query: {} });
  if (available < amount) await topUp(world, investor, amount - available);
  await payInvestment(investor, campaignId, amount);
}

export interface PlannedInvestment {
  made: MadeCampaign;
  investor: DemoInvestor;
  minor: number;
  byCard: boolean;
  /** Days from today. */
  day: number;
}

/** Deterministic numbers between 0 and 1 (mulberry32): the demonstration is the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Parts of what a campaign raises, over the days it is open, in steps that its terms allow. */
export function planInvestments(
  made: MadeCampaign,
  investors: readonly DemoInvestor[],
  random: () => number,
): PlannedInvestment[] {
  const { plan } = made;
  const step = (plan.price ?? plan.smallest) * CENTS;
  const smallest = Math.ceil((plan.smallest * CENTS) / step) * step;
  const from = plan.opens + 1;
  const until = Math.min(plan.closes - 1, -0.2);
  const planned: PlannedInvestment[] = [];
  let left = plan.raised * CENTS;
  for (let turn = Math.floor(random() * investors.length); left >= smallest; turn++) {
    const investor = investors[turn % investors.length];
    if (investor === undefined) break;
    const most = (investor.person.accredited ? 6_000 : 2_400) * CENTS;
    const wanted = Math.max(smallest, Math.floor(((0.25 + 0.75 * random()) * most) / step) * step);
    const minor = Math.min(wanted, Math.floor(left / step) * step);
    left -= minor;
    if (minor < smallest) break;
    const byCard =
      minor <= CARD_CAP && random() < 0.45 && !planned.some((other) => other.investor === investor && other.byCard);
    planned.push({ made, investor, minor, byCard, day: from + (until - from) * random() });
  }
  return planned;
}

/** Expected refusals: the yearly limit is reached, or the campaign is full. */
const EXPECTED = [
  'investment.limit_exceeded',
  'investment.shares_left',
  'investment.amount_left',
  'payment.card_limit',
];

/** Carries one investment out; one that the rules refuse is not part of the demonstration. */
export async function carryOut(world: DemoWorld, { made, investor, minor, byCard }: PlannedInvestment): Promise<void> {
  try {
    await (byCard ? investByCard : investFromWallet)(world, investor, made.id, minor);
  } catch (error) {
    if (error instanceof ApiError && EXPECTED.includes(error.code)) return;
    throw error;
  }
}

/** The owner asks for everything; two finance admins confirm unless the demonstration leaves it waiting. */
export async function payOut(
  world: DemoWorld,
  made: MadeCampaign,
  { admins }: Population,
  confirm: boolean,
): Promise<void> {
  const { owner, plan, id } = made;
  if (plan.mode === 'flexible') {
    const account = await owner.api.send(paymentsApi.connect, {});
    await world.onboard(account.accountId, plan.company);
    await owner.api.send(paymentsApi.connectAccounts, {});
  }
  const { takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
  const present = await session(world, owner.id);
  const payout = await present.send(repaymentsApi.requestPayout, {
    params: { campaignId: id },
    body: { amount: takeAwayDetail.available },
    ...key(),
  });
  if (!confirm) return;
  if (plan.mode === 'fixed') await world.payToBank(takeAwayDetail.available);
  const params = { id: payout.id };
  const first = await session(world, adminOf(admins, 'finance').id, 'admin');
  await first.send(adminApi.approvePayout, { params });
  const other = admins[DEMO_ADMINS.findLastIndex(({ role }) => role === 'finance')];
  const second = await session(world, other?.id ?? '', 'admin');
  await second.send(adminApi.releasePayout, { params, body: { reference: 'HSB-20418' } });
  await world.catchUp();
}

/** Pays the instalments that are due by now; the last of them may be left late. */
export async function repay(world: DemoWorld, made: MadeCampaign, instalment: number): Promise<void> {
  const { owner, id } = made;
  const { repayments } = await owner.api.send(repaymentsApi.list, { params: { campaignId: id } });
  const due = repayments.find((repayment) => repayment.instalment === instalment);
  if (due === undefined) return;
  const params = { repaymentId: due.id };
  await topUp(world, owner, due.amount);
  await owner.api.send(repaymentsApi.pay, { params, body: { transactionType: 'wallet' }, ...key() });
  await owner.api.send(repaymentsApi.process, { params });
  await world.catchUp();
}

/** The person with the largest withdrawable balance requests a withdrawal; returns its id. */
export async function withdraw(world: DemoWorld, { people }: Population): Promise<string> {
  const wallets = await Promise.all(
    people.map(async (person) => ({ person, ...(await person.api.send(walletApi.detail, { query: {} })) })),
  );
  const able = wallets.filter(({ identityNeeded }) => !identityNeeded);
  const [most] = able.sort((left, right) => right.withdrawable - left.withdrawable);
  if (most === undefined) throw new Error('No demo user may withdraw');
  const { person, withdrawable, accountHolder } = most;
  const present = await session(world, person.id);
  const { id } = await present.send(walletApi.withdraw, {
    body: {
      amount: Math.min(MOST_WITHDRAWN, withdrawable),
      currency: 'USD',
      accountHolder: accountHolder ?? '',
      bankName: 'Quay Bank',
      accountType: 'checking',
      accountNumber: '000123456789',
      confirmAccountNumber: '000123456789',
      routingNumber: '110000000',
    },
    ...key(),
  });
  return id;
}

/** The account was new: three days later the transfer is made. */
export async function sendWithdrawal(world: DemoWorld, id: string, { admins }: Population): Promise<void> {
  const present = await session(world, adminOf(admins, 'finance').id, 'admin');
  const params = { id };
  await world.payToBank(MOST_WITHDRAWN);
  await present.send(adminApi.withdrawalBankDetails, { params, body: { reason: 'To make the transfer at the bank.' } });
  await present.send(adminApi.sendWithdrawal, { params, body: { reference: 'QB-77120' } });
}
