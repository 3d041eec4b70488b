import { act } from '@testing-library/react';

/** Lets a test say what is in view, where nothing scrolls; it ends with the test. */
export function watchSight(): { come: () => void; go: () => void } {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const usual = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => seen([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never; // what the site uses of it
  ended.push(() => (window.IntersectionObserver = usual));
  return { come: () => act(() => tell(true)), go: () => act(() => tell(false)) };
}

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});
