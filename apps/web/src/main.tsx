import './app/styles.js';
import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { router } from './app/router.js';
import { loadCatalogue } from './lib/catalogues.js';
import { startI18n } from './lib/i18n.js';

trustOwnScripts();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

await startI18n(loadCatalogue);
createRoot(element).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </Suspense>
  </StrictMode>,
);
