import { useEffect, useState } from 'react';
import { serverClock } from '../api/server-clock.js';

const TICK_MS = 15_000;
const minutesUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - serverClock.now()) / 60_000));

/** Whole minutes until an instant; no ticking seconds. Null without an instant. */
export const useMinutesLeft = (instant: string | null | undefined): number | null => {
  const [now, setNow] = useState<number | null>(instant ? minutesUntil(instant) : null);
  useEffect(() => {
    if (!instant) return undefined;
    const update = () => setNow(minutesUntil(instant));
    update();
    const timer = window.setInterval(update, TICK_MS);
    return () => window.clearInterval(timer);
  }, [instant]);
  return instant ? now : null;
};
