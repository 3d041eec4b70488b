import { ApiError } from './api-error.js';

/** Asks for step-up authentication once for all calls that wait for it (SEC-14). */
export interface StepUp {
  /** Resolves with false when the user cancels. */
  readonly ask: () => Promise<boolean>;
  /** The dialog's outcome. */
  readonly answer: (proved: boolean) => void;
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Question {
  proved: Promise<boolean>;
  answer: (proved: boolean) => void;
}

/** Nobody is asked yet. */
export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  let open: Question | null = null;
  const publish = (question: Question | null): void => {
    open = question;
    for (const listener of listeners) listener();
  };
  return {
    ask() {
      if (open) return open.proved;
      let answer: (proved: boolean) => void = () => undefined;
      const proved = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      publish({ proved, answer });
      return proved;
    },
    answer(proved) {
      open?.answer(proved);
      publish(null);
    },
    isAsked: () => open !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A call that is refused for want of step-up authentication is made again once it is given. */
export async function proving<Reply>({ ask }: Pick<StepUp, 'ask'>, call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'auth.step_up_required';
    if (!isAsked || !(await ask())) throw error;
    return call();
  }
}
