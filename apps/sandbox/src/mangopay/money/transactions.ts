import { newId } from '../../core/identifiers.js';
import { textOf } from '../api/fields.js';
import type { Fields, TransactionDocument } from '../documents.js';
import { tell } from '../hooks/telling.js';
import type { MangopayWorld } from '../world.js';

export const DONE = '000000';

type Begun = Pick<
  TransactionDocument,
  'kind' | 'authorId' | 'creditedWalletId' | 'debitedWalletId' | 'debited' | 'fees'
> &
  Partial<Pick<TransactionDocument, 'nature' | 'details' | 'initialId'>>;

/** Writes down a transaction that has not happened yet. */
export function begin(world: MangopayWorld, begun: Begun, tag: unknown): TransactionDocument {
  const transaction: TransactionDocument = {
    nature: 'REGULAR',
    details: {},
    initialId: null,
    ...begun,
    id: newId('wt'),
    tag: typeof tag === 'string' ? tag : null,
    createdAt: world.clock.now(),
    status: 'CREATED',
    resultCode: null,
    executedAt: null,
  };
  world.transactions.put(transaction.id, transaction);
  return transaction;
}

/** Ends it, and tells of it under its own kind of event. */
export function end(world: MangopayWorld, transaction: TransactionDocument, code: string): void {
  transaction.status = code === DONE ? 'SUCCEEDED' : 'FAILED';
  transaction.resultCode = code;
  transaction.executedAt = world.clock.now();
  world.transactions.put(transaction.id, transaction);
  const nature = transaction.nature === 'REFUND' ? 'REFUND' : 'NORMAL';
  tell(world, `${transaction.kind}_${nature}_${transaction.status}`, transaction.id);
}

export const creditedOf = ({ debited, fees }: TransactionDocument): number => debited.Amount - fees.Amount;

export const ofKind = (world: MangopayWorld, id: unknown, kind: string): TransactionDocument | undefined => {
  const known = typeof id === 'string' ? world.transactions.get(id) : undefined;
  return known?.kind === kind ? known : undefined;
};

export const detail = ({ details }: { details: Fields }, name: string): string => textOf(details, name);
