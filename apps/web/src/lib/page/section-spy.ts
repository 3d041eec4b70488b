import { useEffect, useState } from 'react';

/** Which of the page's sections is visible to the reader. */
export const useSectionSpy = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [here, setHere] = useState<Id | undefined>(ids[0]);
  useEffect(() => {
    // A thin band in the upper third: exactly one section crosses it at a time.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const id = ids.find((candidate) => candidate === entered?.target.id);
        if (id) setHere(id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return here;
};
