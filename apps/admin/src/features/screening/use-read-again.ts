import { useEffect } from 'react';
import { useListContext } from 'react-admin';

const EVERY_MILLISECONDS = 3_000;

/** Reads the list again every few seconds, for as long as something of it is still under way. */
export function useReadAgain(isWaiting: boolean): void {
  const { refetch } = useListContext();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refetch(), EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
}
