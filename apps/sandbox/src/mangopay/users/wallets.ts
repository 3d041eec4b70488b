import { newId } from '../../core/identifiers.js';
import { requireShape, text, type Shape } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import { chosen, pageOf } from '../api/paging.js';
import type { TransactionDocument, WalletDocument } from '../documents.js';
import { transactionBody } from '../money/bodies.js';
import type { MangopayWorld } from '../world.js';
import { walletBody } from './bodies.js';
import { found, userOf } from './users.js';

/** Currencies in which Mangopay keeps wallets. */
const CURRENCIES = ['AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'JPY', 'NOK', 'PLN', 'SEK', 'USD', 'ZAR'];

const SHAPE: Shape = {
  required: {
    Owners: (value) => (Array.isArray(value) && value.length === 1 ? null : 'A wallet has one owner.'),
    Description: text(),
    Currency: (value) => (CURRENCIES.some((code) => code === value) ? null : 'There are no wallets in this currency.'),
  },
};

export const walletOf = (world: MangopayWorld, id: unknown): WalletDocument =>
  found(typeof id === 'string' ? world.wallets.get(id) : undefined);

/** One page of a list of transactions, by the instant at which each was made. */
const transactionsOf = (
  world: MangopayWorld,
  transactions: readonly TransactionDocument[],
  query: Readonly<Record<string, string>>,
): object[] =>
  pageOf(
    chosen(transactions, query, 'CreationDate', ({ createdAt }) => createdAt),
    query,
  ).map((transaction) => transactionBody(world, transaction));

export const WALLET_OPERATIONS: readonly Operation[] = [
  {
    name: 'wallets.create',
    method: 'POST',
    path: '/wallets',
    run(world, { body }) {
      requireShape(body, SHAPE);
      const owners: unknown = body['Owners'];
      const wallet: WalletDocument = {
        id: newId('wlt_m'),
        tag: typeof body['Tag'] === 'string' ? body['Tag'] : null,
        createdAt: world.clock.now(),
        ownerId: userOf(world, Array.isArray(owners) ? String(owners[0]) : '').id,
        description: String(body['Description']),
        currency: String(body['Currency']),
      };
      world.wallets.put(wallet.id, wallet);
      return walletBody(world, wallet);
    },
  },
  {
    name: 'wallets.get',
    method: 'GET',
    path: '/wallets/:id',
    run: (world, { path: { id } }) => walletBody(world, walletOf(world, id)),
  },
  {
    name: 'users.wallets',
    method: 'GET',
    path: '/users/:id/wallets',
    run: (world, { path: { id }, query }) =>
      pageOf(
        world.wallets.all().filter(({ ownerId }) => ownerId === id),
        query,
      ).map((wallet) => walletBody(world, wallet)),
  },
  {
    name: 'wallets.transactions',
    method: 'GET',
    path: '/wallets/:id/transactions',
    run(world, { path: { id }, query }) {
      const wallet = walletOf(world, id);
      const touching = world.transactions
        .all()
        .filter(({ creditedWalletId, debitedWalletId }) => [creditedWalletId, debitedWalletId].includes(wallet.id));
      return transactionsOf(world, touching, query);
    },
  },
  {
    name: 'users.transactions',
    method: 'GET',
    path: '/users/:id/transactions',
    run(world, { path: { id }, query }) {
      const user = userOf(world, id);
      const own = new Set(world.wallets.all().flatMap((wallet) => (wallet.ownerId === user.id ? [wallet.id] : [])));
      const touching = world.transactions
        .all()
        .filter(
          ({ authorId, creditedWalletId, debitedWalletId }) =>
            authorId === user.id || own.has(creditedWalletId ?? '') || own.has(debitedWalletId ?? ''),
        );
      return transactionsOf(world, touching, query);
    },
  },
];
