import type { Store } from 'react-admin';

/** Settings of the device, kept when the session ends. */
const KEPT = ['locale', 'theme'];

/** react-admin empties its store on signing out; the language and the colours are to stay. */
export const createConsoleStore = (base: Store): Store => ({
  ...base,
  reset() {
    const kept = KEPT.map((key) => [key, base.getItem<unknown>(key)] as const);
    base.reset();
    for (const [key, value] of kept) if (value !== undefined) base.setItem(key, value);
  },
});
