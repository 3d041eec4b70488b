import type { Collection, Store } from '../../core/store.js';
import { missing } from './failure.js';

interface Row<T> {
  /** The connected account the object lives on; null for the platform. */
  readonly account: string | null;
  readonly body: T;
}

/** The objects of one kind. References inside them are ids, never expanded objects. */
export class Table<T extends { id: string }> {
  private readonly rows: Collection<Row<T>>;

  constructor(
    store: Store,
    /** How Stripe calls the kind in its messages. */
    readonly kind: string,
  ) {
    this.rows = store.collection<Row<T>>(`stripe_${kind}`);
  }

  insert(body: T, account: string | null = null): T {
    this.rows.put(body.id, { account, body });
    return body;
  }

  /** Keeps what was changed in an object of this table. */
  save(body: T): void {
    const row = this.rows.get(body.id);
    if (!row) throw new Error(`${this.kind} ${body.id} was never inserted`);
    this.rows.put(body.id, { account: row.account, body });
  }

  remove(id: string): void {
    this.rows.delete(id);
  }

  /** Across all accounts, for the sandbox itself. */
  find(id: string | null | undefined): T | undefined {
    return typeof id === 'string' ? this.rows.get(id)?.body : undefined;
  }

  accountOf(id: string): string | null {
    return this.rows.get(id)?.account ?? null;
  }

  /** The object as `account` may see it; 404 `resource_missing` otherwise. */
  require(id: string, account: string | null, param = 'id'): T {
    const row = this.rows.get(id);
    if (!row || row.account !== account) throw missing(this.kind, id, param);
    return row.body;
  }

  /** Newest first. */
  list(account: string | null): T[] {
    return this.rows
      .all()
      .filter((row) => row.account === account)
      .map((row) => row.body)
      .toReversed();
  }

  everything(): T[] {
    return this.rows.all().map((row) => row.body);
  }
}
