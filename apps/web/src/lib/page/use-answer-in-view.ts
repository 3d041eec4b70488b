import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.js';

/**
 * A form that was sent gives its place to a short answer, while the view stays where its button was: over nothing, or the
 * footer. The view scrolls up to the answer, and the page's heading is read out.
 *
 * @param isAnswered undefined while it is not known yet
 */
export const useAnswerInView = (isAnswered: boolean | undefined): void => {
  const before = useRef(isAnswered);
  useEffect(() => {
    if (before.current === false && isAnswered) {
      window.scrollTo({ top: 0, behavior: 'smooth' });
      focusHeading();
    }
    before.current = isAnswered;
  }, [isAnswered]);
};
