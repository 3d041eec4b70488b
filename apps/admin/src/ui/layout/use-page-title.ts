import { SOFTWARE } from '@cairn/contracts';
import { useEffect } from 'react';
import { useSite } from '../../lib/data/site.js';
import { useSay } from '../../lib/words/words.js';

/** The title of the tab: the page and the site. */
export function usePageTitle(title: string): void {
  const say = useSay();
  const site = useSite()?.siteName ?? SOFTWARE;
  useEffect(() => {
    document.title = say('app.page_title', { title, site });
  }, [say, title, site]);
}
