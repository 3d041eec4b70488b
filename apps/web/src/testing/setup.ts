import 'reflect-metadata';
import { cleanup } from '@testing-library/react';

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
