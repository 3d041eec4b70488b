import { useEffect, useState } from 'react';

/** Whether any of the element with this id is on the screen. */
export const useIsInView = (id: string): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
};
