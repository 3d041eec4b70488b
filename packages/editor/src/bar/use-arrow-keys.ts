import { useState, type KeyboardEvent } from 'react';

const stepOf = (key: string, isRightToLeft: boolean): number => {
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return 0;
};

/** One stop for the Tab key among the buttons of a bar; the arrows, Home and End go from one to the other. */
export function useArrowKeys() {
  const [here, setHere] = useState(0);
  return {
    tabIndexOf: (place: number) => (place === here ? 0 : -1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const step = stepOf(event.key, isRightToLeft);
      const isEnd = event.key === 'Home' || event.key === 'End';
      if (step === 0 && !isEnd) return;
      event.preventDefault();
      const last = buttons.length - 1;
      const next = isEnd ? (event.key === 'Home' ? 0 : last) : (here + step + buttons.length) % buttons.length;
      setHere(next);
      buttons[next]?.focus();
    },
  };
}
