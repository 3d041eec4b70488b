/** One changed document as it goes to the journal; `json` is null when the document was deleted. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly json: string | null;
}

/** Where documents outlive the process. `append` is atomic for the batch it is given. */
export interface Journal {
  load(): Promise<readonly Change[]>;
  append(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** A journal that keeps nothing. */
export const memoryJournal = (): Journal => ({
  load: async () => [],
  append: async () => undefined,
  close: async () => undefined,
});

/** A typed view of one collection. Documents are live objects: `put` again after changing one. */
export interface Collection<T> {
  get(id: string): T | undefined;
  put(id: string, document: T): void;
  delete(id: string): void;
  /** In order of first insertion. */
  all(): T[];
  clear(): void;
}

/**
 * Every document of the sandbox, in memory. Changes are synchronous, so an operation is atomic;
 * `flush` resolves once everything changed so far is in the journal and is awaited before an answer leaves.
 * After a failed write every later flush fails too: memory must never run ahead of the journal unnoticed.
 */
export class Store {
  private readonly collections = new Map<string, Map<string, unknown>>();
  private readonly dirty = new Map<string, { collection: string; id: string }>();
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly journal: Journal) {}

  static async open(journal: Journal): Promise<Store> {
    const store = new Store(journal);
    for (const { collection, id, json } of await journal.load()) {
      if (json === null) store.documents(collection).delete(id);
      else store.documents(collection).set(id, JSON.parse(json));
    }
    return store;
  }

  collection<T>(name: string): Collection<T> {
    const documents = this.documents(name);
    return {
      // The journal holds only what `put` of the same collection wrote, hence the type.
      get: (id) => documents.get(id) as T | undefined,
      put: (id, document) => {
        documents.set(id, document);
        this.mark(name, id);
      },
      delete: (id) => {
        if (documents.delete(id)) this.mark(name, id);
      },
      all: () => [...documents.values()] as T[],
      clear: () => {
        for (const id of documents.keys()) this.mark(name, id);
        documents.clear();
      },
    };
  }

  flush(): Promise<void> {
    if (this.dirty.size === 0) return this.writing;
    // Serialised now: the objects may change again before the write begins.
    const batch = [...this.dirty.values()].map(({ collection, id }): Change => {
      const document = this.documents(collection).get(id);
      return { collection, id, json: document === undefined ? null : JSON.stringify(document) };
    });
    this.dirty.clear();
    this.writing = this.writing.then(() => this.journal.append(batch));
    return this.writing;
  }

  private mark(collection: string, id: string): void {
    this.dirty.set(`${collection}\n${id}`, { collection, id });
  }

  private documents(name: string): Map<string, unknown> {
    const known = this.collections.get(name);
    if (known) return known;
    const created = new Map<string, unknown>();
    this.collections.set(name, created);
    return created;
  }
}
