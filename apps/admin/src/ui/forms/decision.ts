import type { ReactNode } from 'react';

/** A text that a decision requires: a reason, or a bank's reference. */
export interface DecisionField {
  label: string;
  help: string;
  /** Fewest characters; 0 makes it optional. */
  min: number;
  max: number;
  multiline: boolean;
  /** Texts to start from, which replace what was typed. */
  templates?: { label: string; none: string; texts: readonly { name: string; text: string }[] };
}

/** One act that changes a record, with the question that comes before it. */
export interface Decision {
  key: string;
  /** On the button; names the amount where money moves. */
  label: string;
  tone: 'primary' | 'danger' | 'secondary';
  /** Why it cannot be done now; the button stays, disabled, with the reason. */
  blockedBy: string | null;
  title: string;
  body: ReactNode;
  confirm: string;
  field: DecisionField | null;
  /** The record stays open when it leaves its list: nobody acts on the next one with a second press. */
  stays?: boolean;
  /** Shown once it is done, by what the act has given where that tells; null where the screen shows it itself. */
  done: string | null | ((result: unknown) => string);
  /** Reads the record again, where the act is refused over one that has changed since it was read. */
  reread?: () => Promise<unknown>;
  /** Runs the act; rejects with the server's refusal, which stays in the dialog. */
  run(text: string): Promise<unknown>;
}
