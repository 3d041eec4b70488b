import 'reflect-metadata';
import { cleanup, configure } from '@testing-library/react';

// The simulated browser lacks it; the kit asks for it.
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

afterEach(cleanup);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
