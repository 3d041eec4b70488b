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

// No test asks anything of the kit's hundreds of rules, and jsdom would read each of them: they are named, not written.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual('@emotion/cache');
  const withoutRules = (options) => {
    const cache = createCache(options);
    cache.insert = (_selector, { name }) => {
      cache.inserted[name] = true;
    };
    return cache;
  };
  return { __esModule: true, default: withoutRules };
});

require('../../../../jest.react.cjs').withoutStacks(require('react'));
