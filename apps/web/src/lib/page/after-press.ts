import { inBrowser } from './page-scope.js';

let pressed = false;

const watch = (type: 'pointerdown' | 'pointerup' | 'pointercancel', down: boolean): void =>
  window.addEventListener(
    type,
    () => {
      pressed = down;
    },
    { capture: true },
  );

if (inBrowser) {
  watch('pointerdown', true);
  watch('pointerup', false);
  watch('pointercancel', false);
}

/**
 * Acts at once, or, while a pointer is down, when its press is over. What moves the page in the middle of a press
 * pulls the button away from under the pointer, and the press is lost.
 */
export const afterPress = (act: () => void): void => {
  if (!pressed) {
    act();
    return;
  }
  const released = new AbortController();
  const later = () => {
    released.abort();
    // The click follows in the same task; it must come first.
    window.setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, later, { signal: released.signal });
};
