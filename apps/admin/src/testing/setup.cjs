const { TextDecoder, TextEncoder } = require('node:util');

// What browsers have and the simulated one lacks; the router and the kit ask for them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(window, 'matchMedia', {
  value: (query) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
