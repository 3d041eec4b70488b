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

// What the router makes of a move: nothing here loads anything with it.
globalThis.Request = class {
  constructor(url, { method = 'GET', signal } = {}) {
    Object.assign(this, { url: String(url), method, signal });
  }
};

// Of the kit's hundreds of rules no test asks anything, and each question about visibility would go through all of
// them, so they are written beside the document.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual('@emotion/cache');
  const container = document.createElement('div');
  return { __esModule: true, default: (options) => createCache({ ...options, container }) };
});
