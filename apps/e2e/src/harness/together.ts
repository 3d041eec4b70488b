import { startStack, type Stack } from './stack.js';
import { test as base } from './test.js';

export { expect, type Visitor } from './test.js';

/**
 * For journeys that make people of their own and change nothing else: they share one product, since a start takes as
 * long as such a journey. Each needs names that no other has; none moves the clock or changes the site.
 */
export const test = base.extend<object, { shared: Stack }>({
  shared: [
    // The first parameter names what a fixture needs: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const stack = await startStack(`together-${workerIndex}`);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  stack: ({ shared }, use) => use(shared),
});
