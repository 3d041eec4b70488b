import fc from 'fast-check';
import { anOperatorAccount } from '../bank/bank-file.js';
import type { Person } from '../people.js';
import { startTestWorld, type TestWorld } from '../test-sandbox.js';
import { expectSameBooks } from './interleaving.js';
import { Messages } from './messages.js';
import { cases } from './stories.js';

/** On a machine that is busy; a quiet one needs a tenth of it. */
const A_CASE = 240_000;

/** @param drawn how many cases, and of which seed; of another one each time without it */
export function describeInterleavings(drawn: { numRuns: number; seed?: number }): void {
  describe('messages of the providers', () => {
    let t: TestWorld;
    let messages: Messages;
    let finance: Person;
    beforeAll(async () => {
      t = await startTestWorld({}, { statements: true });
      ({ finance } = await anOperatorAccount(t));
      await t.db.query(
        `update content_record set enabled = true where kind = 'payment-gateway' and code in ('ach', 'paypal')`,
      );
      await t.topUp(500_000_000);
      await t.control('POST', '/paypal/topups', { amount: 500_000_000 });
      messages = new Messages(t);
      await messages.keepAll();
    });
    afterAll(() => t.close());

    it(
      'end in the same books in whatever order, however often and whether they arrive at all',
      async () => {
        const ends = new Set<string>();
        await fc.assert(
          fc.asyncProperty(cases, async (of) => {
            for (const { state, refunds, disputes } of await expectSameBooks(t, messages, finance, of)) {
              ends.add(state);
              if (refunds !== null) ends.add('refunded');
              if (disputes !== null) ends.add('disputed');
            }
          }),
          // A case takes seconds: one that fails is told as it is, with its seed.
          { ...drawn, endOnFailure: true },
        );
        // Payments that all ended alike would prove little.
        expect([...ends].toSorted()).toEqual(
          expect.arrayContaining(['collected', 'disputed', 'expired', 'failed', 'refunded']),
        );
      },
      drawn.numRuns * A_CASE,
    );
  });
}
