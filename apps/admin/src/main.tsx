import '@cairn/design/css/fonts.css';
import '@cairn/design/css/tokens.css';
import '@cairn/design/css/base.css';
import './styles/console.css';
import { createClient, fetchTransport } from '@cairn/client';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { createAuthProvider } from './app/auth-provider.js';
import { createConsoleStore } from './app/console-store.js';
import { createDataProvider } from './app/data-provider.js';
import { createI18nProvider, firstLanguage } from './app/languages.js';
import { createSession } from './app/session.js';
import { Console } from './console.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const store = createConsoleStore(localStorageStore('1', 'cairn-console'));
const session = createSession(localStorage);
const i18nProvider = await createI18nProvider(firstLanguage(store, navigator.languages));
const client = createClient(fetchTransport('/api/v1.1'), {
  token: () => session.token(),
  language: () => i18nProvider.getLocale(),
});

const parts = {
  client,
  session,
  store,
  i18nProvider,
  authProvider: createAuthProvider(client, session),
  dataProvider: createDataProvider(client),
  queryClient: new QueryClient(),
};

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/admin">
      <Console {...parts} />
    </BrowserRouter>
  </StrictMode>,
);
