import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../lib/page/focus-heading.js';

/** Outlives the frames, of which each has its own watch: a move from one to the other is a move all the same. */
let shown: string | null = null;

/** After each navigation the focus moves to the heading of the page. */
export const HeadingFocus = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    const moved = shown !== null && shown !== pathname;
    shown = pathname;
    if (!moved || focusHeading()) return undefined;
    const arrival = new MutationObserver(() => {
      if (focusHeading()) arrival.disconnect();
    });
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname]);
  return null;
};
