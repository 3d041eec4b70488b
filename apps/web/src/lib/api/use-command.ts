import { useCallback, useRef } from 'react';
import { isRefusal } from './refusals.js';

interface Command {
  content: string;
  key: string;
}

/** Refused, so that nothing was done: the next press is another command. One that is still at work is the same. */
const isRefused = (error: unknown): boolean => isRefusal(error) && error.code !== 'idempotency.in_progress';

/**
 * Sends a command under an Idempotency-Key of its content: a second press, or a repetition after a lost answer, is the
 * same command and done once; other content, or a new press after an answer, is another.
 */
export const useCommand = (): (<Reply>(content: unknown, act: (key: string) => Promise<Reply>) => Promise<Reply>) => {
  const open = useRef<Command | null>(null);
  return useCallback(async (content, act) => {
    const words = JSON.stringify(content);
    if (open.current?.content !== words) open.current = { content: words, key: crypto.randomUUID() };
    const { key } = open.current;
    const settle = () => {
      if (open.current?.key === key) open.current = null;
    };
    try {
      const reply = await act(key);
      settle();
      return reply;
    } catch (error) {
      if (isRefused(error)) settle();
      throw error;
    }
  }, []);
};
