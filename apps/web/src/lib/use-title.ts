import { useEffect } from 'react';

/** Names the page in the window's title. */
export const useTitle = (title: string, site = 'Cairn'): void => {
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
};
