import type { OffsetSource } from './clock.js';
import type { Store } from './store.js';

/** An offset of the sandbox's own, kept with its other documents. */
export function ownOffset(store: Store, initialMs = 0): OffsetSource {
  const documents = store.collection<{ offsetMs: number }>('clock');
  const read = (): number => documents.get('clock')?.offsetMs ?? initialMs;
  return {
    kind: 'own',
    read: async () => read(),
    async advance(milliseconds) {
      documents.put('clock', { offsetMs: read() + milliseconds });
      await store.flush();
    },
    watch: () => undefined,
    close: async () => undefined,
  };
}
