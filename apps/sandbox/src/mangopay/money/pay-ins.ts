import { randomInt } from 'node:crypto';
import { wrong } from '../api/failure.js';
import { anything, funds, fundsOf, oneOf, requireShape, text, textOf } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { Fields, TransactionDocument } from '../documents.js';
import { found, userOf } from '../users/users.js';
import { walletOf } from '../users/wallets.js';
import type { MangopayWorld } from '../world.js';
import { transactionBody } from './bodies.js';
import { begin, creditedOf, DONE, end, ofKind } from './transactions.js';

export const CARD_TIMER = 'mangopay.card';
/** So long the page of a card payment is open. */
const PAGE_MS = 30 * 60_000;

/** What may become of a card on its page, and the code of it. */
export const CARD_ENDINGS = {
  accepted: DONE,
  secure: DONE,
  secure_failed: '101301',
  declined: '101101',
  limit: '101102',
  cancelled: '101002',
} as const;
export type CardEnding = keyof typeof CARD_ENDINGS;
export const isCardEnding = (value: unknown): value is CardEnding =>
  typeof value === 'string' && Object.hasOwn(CARD_ENDINGS, value);
const LEFT = '101001';

/** The wallet of a payment in, in the money that is paid. */
function walletFor(world: MangopayWorld, body: Fields, currency: string): string {
  userOf(world, textOf(body, 'AuthorId'));
  const wallet = walletOf(world, body['CreditedWalletId']);
  if (wallet.currency !== currency) throw wrong({ CreditedWalletId: 'The wallet is in another currency.' });
  return wallet.id;
}

/** The money has come; a wire may bring another amount than was declared. */
function collect(world: MangopayWorld, payIn: TransactionDocument): void {
  const { creditedWalletId } = payIn;
  if (creditedWalletId === null) throw new Error('A payment in has no wallet');
  world.move('pay_in', creditedWalletId, payIn.id, payIn.debited.Currency, creditedOf(payIn));
  end(world, payIn, DONE);
}

/** The payer has ended the page; false for one that is over. */
export function endCard(world: MangopayWorld, payIn: TransactionDocument, ending: CardEnding): boolean {
  if (payIn.status !== 'CREATED') return false;
  world.scheduler.cancel(CARD_TIMER, payIn.id);
  const code = CARD_ENDINGS[ending];
  if (code === DONE) collect(world, payIn);
  else end(world, payIn, code);
  return true;
}

/** Nobody has ended the page in its time. */
export function leaveCard(world: MangopayWorld, id: string): void {
  const payIn = found(world.transactions.get(id));
  if (payIn.status === 'CREATED') end(world, payIn, LEFT);
}

/** A bank transfer under the reference has arrived; false for one that has arrived before. */
export function arriveWire(world: MangopayWorld, payIn: TransactionDocument, minor: number): boolean {
  if (payIn.status !== 'CREATED' || payIn.details['PaymentType'] !== 'BANK_WIRE') return false;
  payIn.debited = { Currency: payIn.debited.Currency, Amount: minor };
  collect(world, payIn);
  return true;
}

/** It was never sent: Mangopay gives up after three months. */
export function giveUpWire(world: MangopayWorld, payIn: TransactionDocument): boolean {
  if (payIn.status !== 'CREATED') return false;
  end(world, payIn, '001999');
  return true;
}

const ACCOUNT = {
  Type: 'IBAN',
  OwnerName: 'MANGOPAY',
  OwnerAddress: {
    AddressLine1: '4 Avenue de la Liberté',
    AddressLine2: null,
    City: 'Luxembourg',
    Region: null,
    PostalCode: 'L-1930',
    Country: 'LU',
  },
  IBAN: 'LU280019400644750000',
  BIC: 'BCEELULL',
};

export const PAY_IN_OPERATIONS: readonly Operation[] = [
  {
    name: 'payins.card_web',
    method: 'POST',
    path: '/payins/card/web',
    run(world, { body }) {
      requireShape(body, {
        required: {
          AuthorId: text(),
          CreditedWalletId: text(),
          DebitedFunds: funds,
          Fees: funds,
          ReturnURL: text(220, /^https?:\/\/\S+$/),
          CardType: oneOf('CB_VISA_MASTERCARD', 'AMEX', 'DINERS', 'MAESTRO', 'BCMC'),
          Culture: text(2, /^[A-Za-z]{2}$/),
        },
        optional: {
          SecureMode: oneOf('DEFAULT', 'FORCE', 'NO_CHOICE'),
          StatementDescriptor: text(10, /^[A-Za-z0-9 ]+$/),
          CreditedUserId: text(),
          ExecutionType: oneOf('WEB'),
          PaymentType: oneOf('CARD'),
          Billing: anything,
          Shipping: anything,
        },
      });
      const debited = fundsOf(body, 'DebitedFunds');
      if (debited.Amount === 0) throw wrong({ DebitedFunds: 'Nothing is paid.' });
      const payIn = begin(
        world,
        {
          kind: 'PAYIN',
          authorId: textOf(body, 'AuthorId'),
          creditedWalletId: walletFor(world, body, debited.Currency),
          debitedWalletId: null,
          debited,
          fees: fundsOf(body, 'Fees'),
          details: {
            PaymentType: 'CARD',
            ReturnURL: body['ReturnURL'],
            CardType: body['CardType'],
            Culture: textOf(body, 'Culture').toUpperCase(),
            SecureMode: body['SecureMode'] ?? 'DEFAULT',
            StatementDescriptor: body['StatementDescriptor'] ?? null,
          },
        },
        body['Tag'],
      );
      world.scheduler.schedule(CARD_TIMER, payIn.id, world.clock.now() + PAGE_MS);
      return transactionBody(world, payIn);
    },
  },
  {
    name: 'payins.bankwire_direct',
    method: 'POST',
    path: '/payins/bankwire/direct',
    run(world, { body }) {
      requireShape(body, {
        required: { AuthorId: text(), CreditedWalletId: text(), DeclaredDebitedFunds: funds, DeclaredFees: funds },
        optional: { CreditedUserId: text(), ExecutionType: oneOf('DIRECT'), PaymentType: oneOf('BANK_WIRE') },
      });
      const declared = fundsOf(body, 'DeclaredDebitedFunds');
      const payIn = begin(
        world,
        {
          kind: 'PAYIN',
          authorId: textOf(body, 'AuthorId'),
          creditedWalletId: walletFor(world, body, declared.Currency),
          debitedWalletId: null,
          debited: declared,
          fees: fundsOf(body, 'DeclaredFees'),
          details: {
            PaymentType: 'BANK_WIRE',
            DeclaredDebitedFunds: declared,
            DeclaredFees: fundsOf(body, 'DeclaredFees'),
            WireReference: `${randomInt(1e9, 1e10)}`.slice(0, 10),
            BankAccount: ACCOUNT,
          },
        },
        body['Tag'],
      );
      return transactionBody(world, payIn);
    },
  },
  {
    name: 'payins.get',
    method: 'GET',
    path: '/payins/:id',
    run: (world, { path: { id } }) => transactionBody(world, found(ofKind(world, id, 'PAYIN'))),
  },
];
