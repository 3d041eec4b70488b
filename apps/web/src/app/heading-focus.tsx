import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the page's heading; false while there is none. A field that already has the focus keeps it. */
const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  const field = document.activeElement?.closest('main input, main textarea, main select');
  if (!field) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
};

/** After each move to another page the focus goes to its heading, which is then read out. */
export const HeadingFocus = () => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    if (focusHeading()) return undefined;
    const arrival = new MutationObserver(() => {
      if (focusHeading()) arrival.disconnect();
    });
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname]);
  return null;
};
