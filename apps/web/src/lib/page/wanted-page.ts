const KEY = 'wantedPage';

/**
 * Keeps where somebody wanted to go until their new account is activated: the mail's link opens a tab of its own, so that
 * this browser has to remember, and not the tab.
 */
export const keepWantedPage = (address: string): void => localStorage.setItem(KEY, address);

/** The page to open after the activation, once. */
export const takeWantedPage = (): string | null => {
  const address = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return address;
};
