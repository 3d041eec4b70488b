import { useContext, useEffect, useRef, useState } from 'react';
import { SessionContext } from '../shell/session-notice.js';
import type { RecordDraft } from './record-draft.js';

interface KeptRecord {
  draft: RecordDraft;
  /** When the record was last saved as it was read; null for a new one. */
  readAt: string | null;
}

const nameOf = (key: string): string => `cairn-console-draft:${key}`;

const readKept = (key: string): KeptRecord | null => {
  const text = sessionStorage.getItem(nameOf(key));
  return text === null ? null : (JSON.parse(text) as KeptRecord); // written below, by the same editor
};

/**
 * U-18: a session that ends takes the page away without a question. Words that are not saved wait in the storage of the
 * tab, and are there again after signing in.
 * @returns what waited, and how to say what would have to wait now (null while everything is saved)
 */
export function useKeptRecord(key: string): { kept: KeptRecord | null; keep: (now: KeptRecord | null) => void } {
  const session = useContext(SessionContext);
  const [kept] = useState(() => readKept(key));
  const latest = useRef<KeptRecord | null>(null);
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
