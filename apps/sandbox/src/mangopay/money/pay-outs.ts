import { addBusinessDays } from '../../core/business-days.js';
import { wrong } from '../api/failure.js';
import { anything, funds, fundsOf, oneOf, requireShape, text, textOf } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { TransactionDocument } from '../documents.js';
import { accountOf } from '../users/accounts.js';
import { found, userOf } from '../users/users.js';
import { walletOf } from '../users/wallets.js';
import type { MangopayWorld } from '../world.js';
import { transactionBody } from './bodies.js';
import { begin, detail, DONE, end, ofKind } from './transactions.js';

export const PAY_OUT_TIMER = 'mangopay.payout';
export const BOUNCE_TIMER = 'mangopay.bounce';
const SHORT_OF_MONEY = '001001';
const NOT_CONFIRMED = '002999';
const FAILED = '121999';
/** Until the receiving bank has sent money back. */
const BOUNCE_DAYS = 2;

/** What becomes of a payout is in the last digits of the account's number. */
const UNPAID = '0001';
const SENT_BACK = '0002';
const numberOf = (world: MangopayWorld, payOut: TransactionDocument): string =>
  textOf(world.accounts.get(detail(payOut, 'BankAccountId'))?.fields ?? {}, 'AccountNumber');

/** Mangopay's bank has tried; false for what is over. */
export function sendPayOut(world: MangopayWorld, payOut: TransactionDocument, isPaid: boolean): boolean {
  const { status, debitedWalletId, debited } = payOut;
  if (status !== 'CREATED' || debitedWalletId === null) return false;
  world.scheduler.cancel(PAY_OUT_TIMER, payOut.id);
  if (!isPaid) world.move('pay_out_back', debitedWalletId, payOut.id, debited.Currency, debited.Amount);
  end(world, payOut, isPaid ? DONE : FAILED);
  return true;
}

/** The receiving bank has sent a payout back that had been paid; false for one that it cannot. */
export function bouncePayOut(world: MangopayWorld, payOut: TransactionDocument): boolean {
  const { status, nature, debitedWalletId, debited, authorId, fees } = payOut;
  const isBack = world.transactions.all().some(({ initialId }) => initialId === payOut.id);
  if (status !== 'SUCCEEDED' || nature === 'REFUND' || isBack || debitedWalletId === null) return false;
  const refund = begin(
    world,
    {
      kind: 'PAYOUT',
      nature: 'REFUND',
      authorId,
      creditedWalletId: debitedWalletId,
      debitedWalletId: null,
      debited,
      fees: { Currency: fees.Currency, Amount: 0 },
      initialId: payOut.id,
    },
    null,
  );
  world.move('pay_out_back', debitedWalletId, refund.id, debited.Currency, debited.Amount);
  end(world, refund, DONE);
  return true;
}

/** The bank's own day: an account that ends in 0001 is not paid, one that ends in 0002 sends it back. */
export function settlePayOut(world: MangopayWorld, id: string): void {
  const payOut = found(world.transactions.get(id));
  const number = numberOf(world, payOut);
  if (!sendPayOut(world, payOut, !number.endsWith(UNPAID))) return;
  if (number.endsWith(SENT_BACK)) {
    world.scheduler.schedule(BOUNCE_TIMER, id, addBusinessDays(world.clock.now(), BOUNCE_DAYS));
  }
}

export const PAY_OUT_OPERATIONS: readonly Operation[] = [
  {
    name: 'payouts.create',
    method: 'POST',
    path: '/payouts/bankwire',
    run(world, { body }) {
      requireShape(body, {
        required: {
          AuthorId: text(),
          DebitedWalletId: text(),
          BankAccountId: text(),
          DebitedFunds: funds,
          Fees: funds,
        },
        optional: {
          BankWireRef: text(12, /^[A-Za-z0-9 ]+$/),
          PayoutModeRequested: oneOf('STANDARD', 'INSTANT_PAYMENT', 'INSTANT_PAYMENT_ONLY', 'RTGS_PAYMENT'),
          PaymentType: oneOf('BANK_WIRE'),
          PaymentRef: anything,
        },
      });
      const author = userOf(world, textOf(body, 'AuthorId'));
      const wallet = walletOf(world, body['DebitedWalletId']);
      const debited = fundsOf(body, 'DebitedFunds');
      if (wallet.ownerId !== author.id) throw wrong({ DebitedWalletId: 'The wallet is somebody else’s.' });
      if (wallet.currency !== debited.Currency) throw wrong({ DebitedFunds: 'The wallet is in another currency.' });
      if (debited.Amount === 0) throw wrong({ DebitedFunds: 'Nothing is paid.' });
      const account = accountOf(world, author.id, textOf(body, 'BankAccountId'));
      if (!account.active) throw wrong({ BankAccountId: 'The bank account is not active.' });
      const payOut = begin(
        world,
        {
          kind: 'PAYOUT',
          authorId: author.id,
          creditedWalletId: null,
          debitedWalletId: wallet.id,
          debited,
          fees: fundsOf(body, 'Fees'),
          details: {
            BankAccountId: account.id,
            BankWireRef: body['BankWireRef'] ?? null,
            ModeRequested: body['PayoutModeRequested'] ?? 'STANDARD',
          },
        },
        body['Tag'],
      );
      if (author.kyc !== 'REGULAR') end(world, payOut, NOT_CONFIRMED);
      else if (world.balance(wallet.id) < debited.Amount) end(world, payOut, SHORT_OF_MONEY);
      else {
        world.move('pay_out', wallet.id, payOut.id, debited.Currency, -debited.Amount);
        world.scheduler.schedule(PAY_OUT_TIMER, payOut.id, addBusinessDays(world.clock.now(), 1));
      }
      return transactionBody(world, payOut);
    },
  },
  ...['/payouts/:id', '/payouts/bankwire/:id'].map((path): Operation => ({
    name: 'payouts.get',
    method: 'GET',
    path,
    run: (world, { path: { id } }) => transactionBody(world, found(ofKind(world, id, 'PAYOUT'))),
  })),
];
