import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** U-02: a new path scrolls smoothly to the top, back and forward restore, a change of query leaves the page alone. */
export const ScrollKeeper = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const before = useRef(pathname);

  useEffect(() => {
    const places = positions.current;
    if (type === NavigationType.Pop) {
      window.scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' });
    } else if (hash) {
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
