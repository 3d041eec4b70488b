import console from '@cairn/i18n/locales/en/console.json' with { type: 'json' };
import { ParkedItems } from '../../kernel/jobs/parked-items.js';
import { Events } from '../../kernel/outbox/events.js';
import { Invariants } from '../../modules/ledger/verification/invariants.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** The API names jobs and checks by codes; the console says them in the reader's language. */
describe('C-11 words of the console for the codes of the API', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('every job that can fail has a name', () => {
    const jobs = [
      ...t
        .get(ParkedItems)
        .all()
        .map(({ sweep }) => sweep),
      ...t
        .get(Events)
        .all()
        .map(({ name }) => name),
    ];
    expect(jobs.filter((job) => !Object.hasOwn(console.failures.jobs, job))).toEqual([]);
  });

  it('every check of the ledger has a sentence', () => {
    expect(
      t
        .get(Invariants)
        .ids()
        .filter((id) => !Object.hasOwn(console.verification.claims, id)),
    ).toEqual([]);
  });
});
