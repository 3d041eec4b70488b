import { ApiError } from '@cairn/client';
import { renderHook } from '@testing-library/react';
import { useCommand } from './use-command.js';

const refused = new ApiError(400, 'wallet.balance_too_low', 'Your balance is not enough.');
const lost = new ApiError(0, 'network', 'network');

/** Presses with contents and outcomes in turn; gives the key that each was sent under. */
const keysOf = async (...presses: readonly [content: unknown, outcome: ApiError | 'done'][]): Promise<string[]> => {
  const { result } = renderHook(() => useCommand());
  const keys: string[] = [];
  for (const [content, outcome] of presses) {
    await result
      .current(content, async (key) => {
        keys.push(key);
        if (outcome !== 'done') throw outcome;
      })
      .catch((error: unknown) => expect(error).toBe(outcome));
  }
  return keys;
};

describe('U-4 a key belongs to one content', () => {
  it('U-4 other content has another key, after a refusal and after a lost answer', async () => {
    const keys = await keysOf([{ amount: 1 }, refused], [{ amount: 2 }, lost], [{ amount: 3 }, 'done']);
    expect(new Set(keys).size).toBe(3);
  });

  it('U-4 the same content keeps its key until it is answered', async () => {
    const [first, second, third] = await keysOf(
      [{ amount: 1 }, lost],
      [{ amount: 1 }, 'done'],
      [{ amount: 1 }, 'done'],
    );
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  it('U-4 what was refused is a new command when it is pressed again', async () => {
    const [first, second] = await keysOf([{ amount: 1 }, refused], [{ amount: 1 }, 'done']);
    expect(second).not.toBe(first);
  });

  it('U-4 what is still at work is the same command', async () => {
    const busy = new ApiError(409, 'idempotency.in_progress', 'Please wait.');
    const [first, second] = await keysOf([{ amount: 1 }, busy], [{ amount: 1 }, 'done']);
    expect(second).toBe(first);
  });

  it('U-4 two presses at once are one command', async () => {
    const { result } = renderHook(() => useCommand());
    const keys: string[] = [];
    const press = () => result.current({ amount: 1 }, async (key) => keys.push(key));
    await Promise.all([press(), press()]);
    expect(new Set(keys).size).toBe(1);
  });
});
