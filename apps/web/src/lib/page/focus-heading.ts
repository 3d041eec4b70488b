/** Focuses the page's heading, which is then read out; false while there is none. A field in use keeps the focus. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  const field = document.activeElement?.closest('main input, main textarea, main select');
  if (!field) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
};
