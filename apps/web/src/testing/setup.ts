import 'reflect-metadata';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { clearSession } from '../lib/api/session.js';

// The simulated browser lacks it; the component library needs it.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

// Nothing scrolls in it.
Object.defineProperty(window, 'IntersectionObserver', {
  writable: true,
  value: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});

// Files of a group share the browser: a session that one of them opens ends with its test, and what one has said is not
// in the way of the next.
afterEach(() => {
  cleanup();
  clearSession();
  notifications.clean();
  notifications.cleanQueue();
});

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

// Each query for a missing element would write the whole page into an unused error. A file that is run by
// itself still shows it.
if (process.env['CAIRN_TEST_GROUPS'] === 'yes') configure({ getElementError: (message) => new Error(message ?? '') });
