import type { Draft } from './queries.js';

/** The properties of a step's form. */
export interface StepFormProps {
  draft: Draft;
  /** Starts again with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
}
