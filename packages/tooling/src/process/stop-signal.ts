export interface StopSignal {
  /** Settles when this process is stopped or its parent has exited. */
  readonly requested: Promise<void>;
  dispose(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Handles Ctrl-C, SIGTERM, and the end of npm without a signal: another process is then our parent.
 * @param parent id of the parent at the beginning of the process
 */
export function listenForStop(parent: number): StopSignal {
  let settle: () => void = () => undefined;
  let asked = false;
  const requested = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const ask = (): void => {
    if (asked) process.exit(130); // a second Ctrl-C: the guards end what is left
    asked = true;
    settle();
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  const watch = setInterval(() => {
    if (process.ppid !== parent && !asked) ask();
  }, 300);
  return {
    requested,
    dispose() {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, ask);
    },
  };
}
