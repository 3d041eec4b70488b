import '../styles.js';
import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../../lib/api/query-client.js';
import { loadCatalogue } from '../../lib/format/catalogues.js';
import { startI18n } from '../../lib/format/i18n.js';
import { withKit } from '../../ui/kit/kit-part.js';
import { Providers } from '../providers.js';

trustOwnScripts();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
await startI18n(loadCatalogue);
// Not imported with this file: what it draws would be fetched with every page of the site.
const { default: Catalogue } = await withKit(() => import('./catalogue.js'))();
createRoot(element).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Providers queries={queryClient}>
        <BrowserRouter>
          <Catalogue />
        </BrowserRouter>
      </Providers>
    </Suspense>
  </StrictMode>,
);
