import { ask } from '../harness/api.js';
import { reserveByCalls } from './investing-steps.js';
import type { Stack } from '../harness/stack.js';
import type { PreparedActor } from './prepared-cast.js';

/** A person of the prepared cast who pays by card without a browser. */
type Payer = Pick<PreparedActor, 'token'>;

/** Pays a page of the card provider and comes back from it, as a browser would: its word is asked for at once. */
async function payPage({ site, sandbox }: Stack, { token }: Payer, sessionId: string, card?: string): Promise<void> {
  await sandbox.payCheckout(sessionId, card);
  const call = { token, body: { sessionId } };
  const { gatewayResult } = await ask<{ gatewayResult: string }>(site, 'POST', '/stripe/check-session', call);
  if (gatewayResult !== 'SUCCESS') throw new Error(`The payment ${sessionId} is ${gatewayResult}`);
}

/** Adds money to the wallet: minor units. */
export async function topUpByCard(stack: Stack, payer: Payer, amount: number, currency = 'USD'): Promise<void> {
  const { token } = payer;
  const { id } = await ask<{ id: string }>(stack.site, 'POST', '/wallet', { token, body: { amount, currency } });
  const { sessionId } = await ask<{ sessionId: string }>(stack.site, 'POST', '/wallet/card', {
    token,
    body: { preapprovalId: id },
  });
  await payPage(stack, payer, sessionId);
}

interface Part {
  campaign: string;
  /** Minor units. */
  amount: number;
}

/** Takes a part of a campaign and pays for it from the wallet; gives the investment's id. */
export async function investFromWallet(stack: Stack, { token }: Payer, part: Part): Promise<string> {
  const id = await reserveByCalls(stack, token, part);
  await ask(stack.site, 'POST', `/process-investment/wallet-investment-completed/${id}`, { token, body: {} });
  return id;
}

interface Investing extends Part {
  card: string;
}

/** Takes a part of a campaign and pays for it. */
export async function investByCard(stack: Stack, payer: Payer, { campaign, amount, card }: Investing): Promise<void> {
  const { token } = payer;
  const id = await reserveByCalls(stack, token, { campaign, amount });
  const { sessionId } = await ask<{ sessionId: string }>(stack.site, 'POST', '/stripe/checkout-session', {
    token,
    body: { purpose: 'investment', id },
  });
  await payPage(stack, payer, sessionId, card);
}
