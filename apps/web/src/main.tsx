import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchPage } from './app/page-route.js';
import { Providers } from './app/providers.js';
import { routes, SitePages } from './app/router.js';
import { readServedPage, type ServedPage } from './app/served-page.js';
import { keepFailedFilesQuiet } from './lib/api/failed-files.js';
import { queryClient } from './lib/api/query-client.js';
import { holdClock } from './lib/api/server-clock.js';
import { SiteHistory } from './lib/navigation/site-history.js';
import { SiteRouter } from './lib/navigation/site-router.js';
import { beginTakingOver } from './lib/page/taking-over.js';
import { loadCatalogue } from './lib/format/catalogues.js';
import { i18n, startI18n } from './lib/format/i18n.js';
import { takeSite } from './lib/site/site.js';
import { SHARED_KEYS } from './lib/api/shared-keys.js';

trustOwnScripts();
keepFailedFilesQuiet();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

/** Read alike by everybody, and kept up to date by the server. */
const SAME_FOR_ALL: readonly unknown[] = [...SHARED_KEYS.site, 'content', 'languages'];

/**
 * Takes over what the server has read. Data that others may have changed is read again after hydration: figures
 * move on, and who is signed in sees more.
 */
const takeOver = ({ queries, now }: ServedPage): void => {
  hydrate(queryClient, queries);
  const mayDiffer = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => !SAME_FOR_ALL.includes(queryKey[0]) });
  takeSite(queryClient);
  holdClock(now);
  beginTakingOver(() => {
    for (const { queryKey } of mayDiffer) void queryClient.invalidateQueries({ queryKey, exact: true });
  });
};

/** State from the previous page, which the browser keeps over a reload: the server has rendered without it. */
const hasHandedOn = (): boolean => {
  const kept: unknown = window.history.state;
  return typeof kept === 'object' && kept !== null && 'usr' in kept && kept.usr !== null && kept.usr !== undefined;
};

const served = readServedPage();
const words = startI18n(loadCatalogue, served?.namespaces);
const history = new SiteHistory(window);
// After the words that every page needs.
setTimeout(() => fetchPage(routes));
await words;
const app = (
  <StrictMode>
    <Suspense fallback={null}>
      <Providers queries={queryClient}>
        <SiteRouter history={history}>
          <SitePages />
        </SiteRouter>
      </Providers>
    </Suspense>
  </StrictMode>
);
if (served?.language === i18n.language && !hasHandedOn()) {
  takeOver(served);
  hydrateRoot(element, app);
} else {
  createRoot(element).render(app);
}
