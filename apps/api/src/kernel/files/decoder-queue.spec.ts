import { DomainError } from '../errors/domain-error.js';
import { DecoderQueue } from './decoder-queue.js';

interface Sent {
  owner: string;
  done: Promise<string>;
  finish: () => void;
}

/** A queue, and which pictures are at work in it: each ends when it is told to. */
function aQueue() {
  const queue = new DecoderQueue();
  const working: string[] = [];
  const send = (owner: string): Sent => {
    let finish = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work = async (): Promise<string> => {
      working.push(owner);
      await told;
      working.splice(working.indexOf(owner), 1);
      return 'made';
    };
    const done = queue
      .run(owner, work)
      .catch((error: unknown) => (error instanceof DomainError ? error.code : 'broken'));
    return { owner, done, finish };
  };
  return { send, working };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('SEC-43 the queue of pictures', () => {
  it('one who sends many keeps nobody waiting but themselves', async () => {
    const { send, working } = aQueue();
    const bombs = Array.from({ length: 5 }, () => send('attacker'));
    const photo = send('person');
    await settled();
    expect(working.sort()).toEqual(['attacker', 'person']);
    photo.finish();
    expect(await photo.done).toBe('made');
    expect(working).toEqual(['attacker']);
    const second = send('somebody else');
    await settled();
    expect(working.sort()).toEqual(['attacker', 'somebody else']);
    for (const { finish } of [...bombs, second]) finish();
    expect(await Promise.all(bombs.map(({ done }) => done))).toEqual(bombs.map(() => 'made'));
  });

  it('holds four more of one person, and forty of all', async () => {
    const { send } = aQueue();
    const own = Array.from({ length: 6 }, () => send('attacker'));
    expect(await own.at(-1)?.done).toBe('file.busy');
    const others = Array.from({ length: 38 }, (_, index) => send(`person ${index}`));
    expect(await others.at(-1)?.done).toBe('file.busy');
    for (const { finish } of [...own, ...others]) finish();
    const ended = await Promise.all([...own, ...others].map(({ done }) => done));
    expect(ended.filter((end) => end !== 'made')).toEqual(['file.busy', 'file.busy']);
  });

  it('goes on after one that failed', async () => {
    const queue = new DecoderQueue();
    await expect(queue.run('person', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('person', () => Promise.resolve('made'))).resolves.toBe('made');
  });
});
