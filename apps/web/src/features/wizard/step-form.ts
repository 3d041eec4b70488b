import type { Draft } from './queries.js';

/** What a step's form is given. */
export interface StepFormProps {
  draft: Draft;
  /** Begins anew with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
}
