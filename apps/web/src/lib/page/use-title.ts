import { useEffect } from 'react';
import { useSiteName } from '../site/site.js';

/** Names the page and the site in the window's title. */
export const useTitle = (title: string): void => {
  const site = useSiteName();
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
};
