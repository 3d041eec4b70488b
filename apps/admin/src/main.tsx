import '@cairn/design/css/fonts.css';
import '@cairn/design/css/tokens.css';
import '@cairn/design/css/base.css';
import './styles/console.css';
import { askAgainIn, fetchTransport, fileTransport, watched } from '@cairn/client';
import { createBrowserConnection } from '@cairn/client/browser-connection';
import { trustOwnScripts } from '@cairn/client/trusted-scripts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createAuthProvider } from './lib/data/auth-provider.js';
import { createCalls } from './lib/data/calls.js';
import { createConsoleStore } from './app/console-store.js';
import { createDataProvider } from './lib/data/provider/data-provider.js';
import { createI18nProvider, firstLanguage } from './lib/words/languages.js';
import { createSession } from './lib/data/session.js';
import { Console } from './app/console.js';

const API = '/api/v1.1';

trustOwnScripts();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const store = createConsoleStore(localStorageStore('1', 'cairn-console'));
const session = createSession(localStorage);
const connection = createBrowserConnection();
const isHere = (): boolean => connection.state() === 'here';
const i18nProvider = await createI18nProvider(firstLanguage(store, navigator.languages));
const calls = createCalls({
  transport: watched(fetchTransport(API), connection),
  fileTransport: watched(fileTransport(API), connection),
  session,
  language: () => i18nProvider.getLocale(),
});

// Failed reads are repeated once the server can be reached again.
onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(isHere())));

const parts = {
  connection,
  calls,
  session,
  store,
  i18nProvider,
  authProvider: createAuthProvider(calls.client, session),
  dataProvider: createDataProvider(calls.client),
  queryClient: new QueryClient({
    defaultOptions: {
      // A read that failed in an outage is repeated automatically; an action is sent when it is pressed or not at all.
      queries: {
        // Without a connection a screen shows a notice in place of the data it cannot read.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state }) => isHere() && askAgainIn(state.error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  }),
};

// A router that can block navigation: a page with unsaved input asks before it is left.
const router = createBrowserRouter([{ path: '*', element: <Console {...parts} /> }], { basename: '/admin' });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
