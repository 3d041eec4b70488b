import './app/styles.js';
import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { fetchPage } from './app/page-route.js';
import { Providers } from './app/providers.js';
import { router } from './app/router.js';
import { loadCatalogue } from './lib/format/catalogues.js';
import { keepFailedFilesQuiet } from './lib/api/failed-files.js';
import { startI18n } from './lib/format/i18n.js';

trustOwnScripts();
keepFailedFilesQuiet();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

const words = startI18n(loadCatalogue);
// After the words that every page needs.
setTimeout(() => fetchPage(router.routes));
await words;
createRoot(element).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </Suspense>
  </StrictMode>,
);
