import type { Location } from 'react-router-dom';

interface Change {
  from: Location;
  to: Location;
  /** Makes the change after all, whoever holds it. */
  proceed: () => void;
}

/** True where the change of page is held up; it is for the holder then to proceed with it. */
type Hold = (change: Change) => boolean;

let hold: Hold | null = null;

/** Asks `asked` before the reader is led to another page; one asks at a time. Returns what ends it. */
export function holdLeaving(asked: Hold): () => void {
  hold = asked;
  return () => {
    if (hold === asked) hold = null;
  };
}

export const isHeld = (change: Change): boolean => hold !== null && hold(change);
