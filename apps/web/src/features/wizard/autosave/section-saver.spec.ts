import { ApiError } from '@cairn/client';
import { SectionSaver, type SavingState, type SectionPorts } from './section-saver.js';
import type { StoredSection, Values } from './values.js';

const overtaken = new ApiError(409, 'campaign.overtaken', 'Changed', { at: '2026-11-21T10:42:00.000Z' });
const offline = new ApiError(0, 'offline', 'No connection');

/** What was begun gets its turn. */
const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A server that answers when it is told to, and what the saver says of it. */
const start = (values: Values = { goal: 1, name: 'A' }) => {
  let stored: StoredSection = { version: '1', values };
  const waiting: ((failure?: Error) => Promise<void>)[] = [];
  const sent: Values[] = [];
  const states: SavingState['kind'][] = [];
  const told = { conflicts: {} as object, adopted: [] as Values[], held: [] as string[], unsaved: {} as Values };
  const ports: SectionPorts = {
    save: (change, version) =>
      new Promise((resolve, reject) => {
        sent.push(change);
        waiting.push(async (failure) => {
          if (failure) reject(failure);
          else if (version !== stored.version) reject(overtaken);
          else {
            stored = { version: `${Number(version) + 1}`, values: { ...stored.values, ...change } };
            resolve(stored);
          }
          await turn();
        });
      }),
    read: async () => stored,
    saveable: async (_stored, changed) => changed,
    now: () => 0,
    onState: ({ kind }) => void states.push(kind),
    onConflicts: (conflicts) => {
      told.conflicts = conflicts;
    },
    onAdopted: (adopted) => void told.adopted.push(adopted),
    onHeld: (names) => {
      told.held = [...names];
    },
    onStored: () => undefined,
    onUnsaved: (typed) => {
      told.unsaved = typed;
    },
  };
  const saver = new SectionSaver(stored);
  saver.connect(ports);
  return {
    saver,
    sent,
    states,
    told,
    stored: () => stored,
    elsewhere: (change: Values) => {
      stored = { version: `${Number(stored.version) + 1}`, values: { ...stored.values, ...change } };
    },
    /** The oldest request that waits is answered. */
    answer: async (failure?: Error) => {
      await turn();
      await waiting.shift()?.(failure);
    },
  };
};

it('sends one request at a time, and the last value that was typed wins', async () => {
  const { saver, sent, stored, answer } = start();
  saver.type({ goal: 2 });
  const done = saver.flush();
  await answer();
  await done;
  saver.type({ goal: 3 });
  const second = saver.flush();
  await turn();
  saver.type({ goal: 4 });
  void saver.flush();
  saver.type({ goal: 5, name: 'B' });
  void saver.flush();
  await turn();
  expect(sent).toEqual([{ goal: 2 }, { goal: 3 }]);
  await answer();
  await answer();
  expect(await second).toBe(true);
  expect(sent).toEqual([{ goal: 2 }, { goal: 3 }, { goal: 5, name: 'B' }]);
  expect(stored().values).toEqual({ goal: 5, name: 'B' });
});

it('keeps what cannot be sent, says so, and sends it once it can', async () => {
  const { saver, states, told, stored, answer } = start();
  saver.type({ goal: 2 });
  const failed = saver.flush();
  await answer(offline);
  expect(await failed).toBe(false);
  expect([states.at(-1), told.unsaved]).toEqual(['waiting', { goal: 2 }]);
  const again = saver.flush();
  await answer();
  expect(await again).toBe(true);
  expect([states.at(-1), told.unsaved, stored().values]).toEqual(['saved', {}, { goal: 2, name: 'A' }]);
});

it('sends again what the API had no time for', async () => {
  const { saver, states, stored, answer } = start();
  saver.type({ goal: 2 });
  const early = saver.flush();
  await answer(new ApiError(429, 'request.too_many', 'Too many'));
  expect([await early, states.at(-1)]).toEqual([false, 'waiting']);
  const again = saver.flush();
  await answer();
  expect([await again, stored().values]).toEqual([true, { goal: 2, name: 'A' }]);
});

it('U-20 takes over what was saved elsewhere, and asks where both have typed', async () => {
  const { saver, told, elsewhere, stored, answer } = start();
  elsewhere({ goal: 7, name: 'Theirs' });
  saver.type({ goal: 2 });
  const late = saver.flush();
  await answer();
  expect(await late).toBe(false);
  expect(told.conflicts).toEqual({ goal: { theirs: 7, at: '2026-11-21T10:42:00.000Z' } });
  expect(told.adopted).toEqual([{ name: 'Theirs' }]);
  expect(stored().values).toEqual({ goal: 7, name: 'Theirs' });
  saver.choose('goal', 'mine');
  await answer();
  expect([stored().values, told.conflicts]).toEqual([{ goal: 2, name: 'Theirs' }, {}]);
});

it('U-20 gives way to the other value where that is chosen', async () => {
  const { saver, told, elsewhere, sent, answer } = start();
  elsewhere({ goal: 7 });
  saver.type({ goal: 2 });
  void saver.flush();
  await answer();
  saver.choose('goal', 'theirs');
  expect(await saver.flush()).toBe(true);
  expect([told.adopted, sent]).toEqual([[{ goal: 7 }], [{ goal: 2 }]]);
});

it('does not send again what was refused until it is typed anew, and saves the rest', async () => {
  const { saver, told, sent, answer } = start();
  const fields = [{ field: 'goal', code: 'validation.choice' as const, params: {}, msg: 'No' }];
  saver.type({ goal: 2, name: 'B' });
  const refused = saver.flush();
  await answer(new ApiError(400, 'request.invalid', 'No', {}, fields));
  await answer();
  expect(await refused).toBe(false);
  expect([sent, told.held]).toEqual([[{ goal: 2, name: 'B' }, { name: 'B' }], []]);
  saver.type({ goal: 3 });
  const corrected = saver.flush();
  await answer();
  expect(await corrected).toBe(true);
  expect(sent.at(-1)).toEqual({ goal: 3 });
});

it('does not send back what the server writes in another way', async () => {
  const { saver, sent, elsewhere, answer } = start({ rate: '0.08' });
  saver.type({ rate: '0.09' });
  const done = saver.flush();
  await answer();
  await done;
  elsewhere({});
  saver.type({ rate: '0.09' });
  expect([await saver.flush(), sent.length]).toEqual([true, 1]);
});
