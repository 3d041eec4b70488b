import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Of the document: each frame has a keeper of its own. */
let hasArrived = false;

/** U-02: a new path scrolls smoothly to the top, back and forward restore, a change of query leaves the page alone. */
export const ScrollKeeper = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const before = useRef(pathname);

  useEffect(() => {
    const places = positions.current;
    // Whoever has scrolled before the page's code was there stays where they are.
    const isArrival = !hasArrived;
    hasArrived = true;
    if (type === NavigationType.Pop && !isArrival) {
      window.scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' });
    } else if (hash && !isArrival) {
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'smooth' });
    } else if (before.current !== pathname) {
      window.scrollTo({ top: 0, behavior: 'smooth' });
    }
    before.current = pathname;
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, hash, type]);

  return null;
};
