import type { Draft } from './queries.js';

/** What a step's form is given. */
export interface StepFormProps {
  draft: Draft;
  /** Starts again with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
}
