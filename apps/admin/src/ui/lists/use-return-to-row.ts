import { useEffect, useRef } from 'react';

/** When a record is closed, focus returns to the row it was opened from. */
export function useReturnToRow(openId: string | undefined): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (openId === undefined && opened.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened.current)}"]`)?.focus({ preventScroll: true });
    }
    opened.current = openId;
  }, [openId]);
}
