import { useEffect, useState } from 'react';

/** The band in which a section is read begins and ends so far down the window. */
const BAND = { top: 0.2, bottom: 0.25 };

/** Which of the page's sections is visible to the reader. */
export const useSectionSpy = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [here, setHere] = useState<Id | undefined>(ids[0]);
  useEffect(() => {
    const topOf = (id: Id): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    // A thin band in the upper third: a section is read from when it crosses it until the next one does. Whoever jumps
    // to the top of the page leaves the band without another section coming into it.
    const observer = new IntersectionObserver(
      () => setHere(ids.findLast((id) => topOf(id) <= window.innerHeight * BAND.bottom) ?? ids[0]),
      { rootMargin: `-${BAND.top * 100}% 0px -${100 - BAND.bottom * 100}% 0px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return here;
};
