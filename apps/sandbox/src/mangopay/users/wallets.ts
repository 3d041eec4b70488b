import { newId } from '../../core/identifiers.js';
import { wrong } from '../api/failure.js';
import { requireShape, text, type Shape } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { WalletDocument } from '../documents.js';
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

const PER_PAGE = 10;
const MOST_PER_PAGE = 100;

const pageOf = <T>(items: readonly T[], query: Readonly<Record<string, string>>): T[] => {
  const { page = '1', per_page: size = String(PER_PAGE) } = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const [number, most] = [Number(page), Number(size)];
  if (!Number.isInteger(number) || number < 1 || !Number.isInteger(most) || most < 1 || most > MOST_PER_PAGE) {
    throw wrong({ Page: 'Pages begin with 1, and have 100 items at most.' });
  }
  return items.slice((number - 1) * most, number * most);
};

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
      return pageOf(touching, query).map((transaction) => transactionBody(world, transaction));
    },
  },
];
