import { connection } from './connection.js';

const FAILED = 'failed';

/**
 * A picture that cannot be fetched leaves its place empty, and is fetched again once the server can be reached. A style
 * sheet is removed, so that the code which needs it loads it again.
 */
export const keepFailedFilesQuiet = (): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset[FAILED] = '';
      if (target instanceof HTMLLinkElement) target.remove();
    },
    { capture: true },
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) delete target.dataset[FAILED];
    },
    { capture: true },
  );
  connection.subscribe(() => {
    if (connection.state() !== 'here') return;
    for (const picture of document.querySelectorAll<HTMLImageElement>(`img[data-${FAILED}]`)) {
      picture.src = picture.getAttribute('src') ?? '';
    }
  });
};
