import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import { escrowApi } from '@cairn/contracts/escrow/escrow.endpoints';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { send } from '../../../lib/api/api.js';

interface Order {
  id: string;
  /** Minor units that the button names: nothing else is paid by it. */
  amount: number;
  cardPart: number | null;
  /** The linked account that is debited; null where one is chosen on the provider's page. */
  account: string | null;
}

/** The provider's page to go to; null where all is paid. */
type Pay = (order: Order, idempotencyKey: string) => Promise<string | null>;

/** By the provider's page of a way to pay. */
const byProvider =
  (rail: PageRail): Pay =>
  async ({ id, amount }, idempotencyKey) =>
    (await send(paymentsApi.openCheckout, { body: { purpose: 'investment', id, amount, rail }, idempotencyKey })).url;

/** From the wallet as far as it goes, and the rest by the provider's page. */
const withWallet =
  (payRemaining: PageRail): Pay =>
  async ({ id, cardPart }, idempotencyKey) => {
    const body = { payRemaining, cardPart };
    return (await send(investmentsApi.payFromWalletAndCard, { params: { id }, body, idempotencyKey })).url;
  };

/** Into escrow, from what is linked at the agent. */
const intoEscrow: Pay = async ({ id, amount, account }, idempotencyKey) => {
  await send(escrowApi.pay, { body: { id, amount, accountId: account ?? '', accepted: true }, idempotencyKey });
  return null;
};

/** From a linked account, as the payer has allowed; the rest, where there is one, from the wallet. */
const fromAccount = async (
  { id, amount, cardPart }: Order,
  accountId: string,
  idempotencyKey: string,
): Promise<null> => {
  const order = { purpose: 'investment', id, accountId, accepted: true } as const;
  const parts = cardPart === null ? { amount } : { amount: cardPart, walletPart: amount - cardPart };
  await send(bankAccountsApi.pay, { body: { ...order, ...parts }, idempotencyKey });
  return null;
};

/** From a linked account where one was chosen, or else from one that is chosen on the provider's page. */
const byDebit =
  (page: Pay): Pay =>
  (order, idempotencyKey) =>
    order.account === null ? page(order, idempotencyKey) : fromAccount(order, order.account, idempotencyKey);

/** How each way pays. */
export const PAYING: Readonly<Record<InvestmentMethod, Pay>> = {
  wallet: async ({ id, amount }, idempotencyKey) => {
    await send(investmentsApi.payFromWallet, { params: { id }, body: { amount }, idempotencyKey });
    return null;
  },
  card: byProvider('card'),
  ach: byDebit(byProvider('ach')),
  paypal: byProvider('paypal'),
  wire: byProvider('wire'),
  north_ach: intoEscrow,
  north_card: intoEscrow,
  wallet_and_card: withWallet('card'),
  wallet_and_ach: byDebit(withWallet('ach')),
  wallet_and_paypal: withWallet('paypal'),
  wallet_and_wire: withWallet('wire'),
};
