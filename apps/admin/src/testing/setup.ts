import 'reflect-metadata';

// The simulated browser lacks it; the kit asks for it.
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
