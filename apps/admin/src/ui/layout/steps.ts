import { createContext } from 'react';

/** The records beside the open one, in the order of the list it was opened from. */
export interface Steps {
  previous: string | null;
  next: string | null;
  /** A decision was taken: should the record leave the list, the one in its place is opened. */
  onDecided: () => void;
}

export const StepsContext = createContext<Steps | null>(null);
