import { useContext, useEffect, useRef, useState } from 'react';
import { SessionContext } from '../../lib/data/session-context.js';

const nameOf = (key: string): string => `cairn-console-draft:${key}`;

const readKept = <Kept extends object>(key: string): Kept | null => {
  const text = sessionStorage.getItem(nameOf(key));
  return text === null ? null : (JSON.parse(text) as Kept); // written below, by the same form
};

/**
 * U-18: when a session ends, the page closes without asking. Unsaved changes are kept in the tab's session storage and
 * restored after signing in. Secrets are never kept.
 * @returns the restored draft, and a function that sets the current one (null while everything is saved)
 */
export function useKeptDraft<Kept extends object>(
  key: string,
): { kept: Kept | null; keep: (now: Kept | null) => void } {
  const session = useContext(SessionContext);
  const [kept] = useState(() => readKept<Kept>(key));
  const latest = useRef<Kept | null>(null);
  useEffect(() => sessionStorage.removeItem(nameOf(key)), [key]);
  useEffect(
    () => () => {
      if (session?.token() === null && latest.current !== null) {
        sessionStorage.setItem(nameOf(key), JSON.stringify(latest.current));
      }
    },
    [key, session],
  );
  return {
    kept,
    keep: (now) => {
      latest.current = now;
    },
  };
}
