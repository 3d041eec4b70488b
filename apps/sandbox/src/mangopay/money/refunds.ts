import { wrong } from '../api/failure.js';
import { funds, fundsOf, requireShape, text, textOf } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { TransactionDocument } from '../documents.js';
import { found, userOf } from '../users/users.js';
import { walletOf } from '../users/wallets.js';
import type { MangopayWorld } from '../world.js';
import { transactionBody } from './bodies.js';
import { begin, creditedOf, DONE, end, ofKind } from './transactions.js';

const refundsOf = (world: MangopayWorld, id: string): TransactionDocument[] =>
  world.transactions.all().filter(({ initialId }) => initialId === id);

const sum = (transactions: readonly TransactionDocument[]): number =>
  transactions.reduce((total, { debited }) => total + debited.Amount, 0);

/** Gives a payment in back to its payer, out of the wallet that it came into. */
export function refundPayIn(world: MangopayWorld, payIn: TransactionDocument, minor: number): TransactionDocument {
  const { creditedWalletId, debited, authorId } = payIn;
  if (payIn.status !== 'SUCCEEDED' || creditedWalletId === null) throw wrong({ Id: 'Nothing was paid.' });
  if (minor > creditedOf(payIn) - sum(refundsOf(world, payIn.id))) {
    throw wrong({ DebitedFunds: 'More than what is left of the payment.' });
  }
  if (minor > world.balance(creditedWalletId)) throw wrong({ DebitedFunds: 'More than the wallet holds.' });
  const funds = { Currency: debited.Currency, Amount: minor };
  const refund = begin(
    world,
    {
      kind: 'PAYIN',
      nature: 'REFUND',
      authorId,
      creditedWalletId: null,
      debitedWalletId: creditedWalletId,
      debited: funds,
      fees: { Currency: debited.Currency, Amount: 0 },
      initialId: payIn.id,
    },
    null,
  );
  world.move('refund', creditedWalletId, refund.id, debited.Currency, -minor);
  end(world, refund, DONE);
  return refund;
}

const listing = (path: string, kind: string): Operation => ({
  name: 'refunds.list',
  method: 'GET',
  path,
  run: (world, { path: { id } }) =>
    refundsOf(world, found(ofKind(world, id, kind)).id).map((refund) => transactionBody(world, refund)),
});

export const REFUND_OPERATIONS: readonly Operation[] = [
  {
    name: 'payins.refund',
    method: 'POST',
    path: '/payins/:id/refunds',
    run(world, { body, path: { id } }) {
      requireShape(body, { required: { AuthorId: text() }, optional: { DebitedFunds: funds, Fees: funds } });
      const payIn = found(ofKind(world, id, 'PAYIN'));
      const minor = body['DebitedFunds'] === undefined ? creditedOf(payIn) : fundsOf(body, 'DebitedFunds').Amount;
      return transactionBody(world, refundPayIn(world, payIn, minor));
    },
  },
  listing('/payins/:id/refunds', 'PAYIN'),
  listing('/payouts/:id/refunds', 'PAYOUT'),
  {
    name: 'refunds.get',
    method: 'GET',
    path: '/refunds/:id',
    run(world, { path: { id = '' } }) {
      const refund = found(world.transactions.get(id));
      return transactionBody(world, found(refund.nature === 'REFUND' ? refund : undefined));
    },
  },
];

/** From one wallet into another. */
export const TRANSFER_OPERATIONS: readonly Operation[] = [
  {
    name: 'transfers.create',
    method: 'POST',
    path: '/transfers',
    run(world, { body }) {
      requireShape(body, {
        required: {
          AuthorId: text(),
          DebitedFunds: funds,
          Fees: funds,
          DebitedWalletId: text(),
          CreditedWalletId: text(),
        },
        optional: { CreditedUserId: text() },
      });
      const [from, to] = [walletOf(world, body['DebitedWalletId']), walletOf(world, body['CreditedWalletId'])];
      const [debited, fees] = [fundsOf(body, 'DebitedFunds'), fundsOf(body, 'Fees')];
      if (from.currency !== debited.Currency || to.currency !== debited.Currency) {
        throw wrong({ DebitedFunds: 'A wallet is in another currency.' });
      }
      if (fees.Amount !== 0) throw wrong({ Fees: 'This Mangopay keeps no fees of transfers.' });
      const transfer = begin(
        world,
        {
          kind: 'TRANSFER',
          authorId: userOf(world, textOf(body, 'AuthorId')).id,
          creditedWalletId: to.id,
          debitedWalletId: from.id,
          debited,
          fees,
        },
        body['Tag'],
      );
      if (world.balance(from.id) < debited.Amount) end(world, transfer, '001001');
      else {
        world.move('transfer', from.id, transfer.id, debited.Currency, -debited.Amount);
        world.move('transfer', to.id, transfer.id, debited.Currency, debited.Amount);
        end(world, transfer, DONE);
      }
      return transactionBody(world, transfer);
    },
  },
  {
    name: 'transfers.get',
    method: 'GET',
    path: '/transfers/:id',
    run: (world, { path: { id } }) => transactionBody(world, found(ofKind(world, id, 'TRANSFER'))),
  },
];
