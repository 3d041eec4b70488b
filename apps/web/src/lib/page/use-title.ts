import { useEffect } from 'react';
import { useSiteName } from '../site/site.js';
import { pageScope } from './page-scope.js';

/** Names the page and the site in the window's title, or in the head of the page that the server renders. */
export const useTitle = (title: string): void => {
  const whole = `${title} · ${useSiteName()}`;
  pageScope()?.titled?.(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
