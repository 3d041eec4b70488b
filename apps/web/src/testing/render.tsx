import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { tellLanguage } from '../lib/format/format.js';
import { ACTS } from '../lib/api/query-client.js';
import { SiteHistory } from '../lib/navigation/site-history.js';
import { SiteRouter } from '../lib/navigation/site-router.js';
import { wordsOf } from './words.cjs';

/** What is drawn within the providers of the client. */
const within = async (routed: ReactElement, language: string): Promise<ReactElement> => {
  const i18n = createInstance();
  tellLanguage(language);
  i18n.on('languageChanged', tellLanguage);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: wordsOf(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: ACTS } })}
        >
          {routed}
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
};

const renderInside = async (routed: ReactElement, language: string): Promise<RenderResult> =>
  renderBare(await within(routed, language));

/** A component with the providers of the client, for a test that draws it itself: as the server does, and takes it over. */
export const inside = (element: ReactElement, language = 'en'): Promise<ReactElement> =>
  within(<MemoryRouter>{element}</MemoryRouter>, language);

/** Draws a component with the providers of the client, in a language. */
export const render = (element: ReactElement, language = 'en'): Promise<RenderResult> =>
  renderInside(<MemoryRouter>{element}</MemoryRouter>, language);

/** The same at an address, for what reads it. */
export const renderAt = (element: ReactElement, address: string, language = 'en'): Promise<RenderResult> =>
  renderInside(<MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>, language);

/** The same in the browser's own history, for a component that asks before navigation. */
export const renderGuarded = (element: ReactElement, language = 'en', address = '/'): Promise<RenderResult> => {
  window.history.replaceState(null, '', address);
  return renderInside(<SiteRouter history={new SiteHistory(window)}>{element}</SiteRouter>, language);
};
