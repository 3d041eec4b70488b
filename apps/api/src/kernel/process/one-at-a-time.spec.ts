import { OneAtATime } from './one-at-a-time.js';

describe('work of which only one may run', () => {
  it('begins once the one before is over, also where that has failed', async () => {
    const turns = new OneAtATime();
    const seen: string[] = [];
    let end: (() => void) | undefined;
    const first = turns.run(async () => {
      seen.push('first begins');
      await new Promise<void>((resolve) => (end = resolve));
      seen.push('first ends');
      throw new Error('unreadable');
    });
    const second = turns.run(async () => {
      seen.push('second');
      return Promise.resolve(2);
    });
    const failed = first.catch((error: unknown) => error);
    await Promise.resolve();
    await Promise.resolve();
    expect(seen).toEqual(['first begins']);
    end?.();
    expect(await failed).toEqual(new Error('unreadable'));
    expect(await second).toBe(2);
    expect(seen).toEqual(['first begins', 'first ends', 'second']);
  });
});
