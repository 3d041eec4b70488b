import { useSyncExternalStore } from 'react';

interface Question {
  proved: Promise<boolean>;
  answer: (proved: boolean) => void;
}

const listeners = new Set<() => void>();
let open: Question | null = null;

const publish = (question: Question | null): void => {
  open = question;
  for (const listener of listeners) listener();
};

/** S14: asks the reader, once for all calls that wait, to prove that it is them; false when they would rather not. */
export const askStepUp = (): Promise<boolean> => {
  if (open) return open.proved;
  let answer: (proved: boolean) => void = () => undefined;
  const proved = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  publish({ proved, answer });
  return proved;
};

/** What the dialog does in the end. */
export const answerStepUp = (proved: boolean): void => {
  open?.answer(proved);
  publish(null);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStepUpAsked = (): boolean => useSyncExternalStore(subscribe, () => open !== null);
