import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transport } from '@cairn/client';
import type { PageRequest, RenderedPage } from '@cairn/contracts/kernel/page-rendering';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { i18n as Translator } from 'i18next';
import { StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchRoutes, StaticRouter, type RouteObject } from 'react-router-dom';
import { PageCode } from '../app/page-route.js';
import { Providers } from '../app/providers.js';
import { routes, SitePages } from '../app/router.js';
import type { ServedPage } from '../app/served-page.js';
import { createQueryClient } from '../lib/api/query-client.js';
import { scopePages, type PageScope } from '../lib/page/page-scope.js';
import { htmlOf } from './html-of.js';
import { translatorFor } from './translators.js';

/** A page reads, then what it shows reads again: more rounds than any page needs. */
const MOST_ROUNDS = 4;

const scope = new AsyncLocalStorage<PageScope>();
scopePages(() => scope.getStore());

const codeOf = (matches: readonly { route: RouteObject }[]): PageCode | null => {
  const handle: unknown = matches.at(-1)?.route.handle;
  return handle instanceof PageCode ? handle : null;
};

/** It has no observer on the server: the options of its page are used. */
const isWanted = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

const namespacesOf = (translator: Translator): string[] => {
  const report: unknown = translator.reportNamespaces;
  const isReport = (value: unknown): value is { getUsedNamespaces: () => string[] } =>
    typeof value === 'object' && value !== null && 'getUsedNamespaces' in value;
  return isReport(report) ? report.getUsedNamespaces() : [];
};

/** Sizes of single elements: the policy refuses them as text, so that boot.js sets them. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

const stateOf = (served: ServedPage): string => JSON.stringify(served).replaceAll('<', '\\u003c');

async function drawn(url: string, page: PageScope): Promise<RenderedPage | null> {
  const { language, now } = page;
  let title: string | null = null;
  page.titled = (told) => {
    title = told;
  };
  const code = codeOf(matchRoutes(routes, new URL(url, 'http://site.invalid')) ?? []);
  if (code === null) return null;
  await code.fetch();
  const translator = translatorFor(language);
  const queries: QueryClient = createQueryClient();
  const app = (
    <I18nextProvider i18n={translator}>
      <StrictMode>
        <Suspense fallback={null}>
          <Providers queries={queries}>
            <StaticRouter location={url}>
              <SitePages />
            </StaticRouter>
          </Providers>
        </Suspense>
      </StrictMode>
    </I18nextProvider>
  );
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const html = await htmlOf(app);
    const wanted = queries.getQueryCache().getAll().filter(isWanted);
    if (wanted.length === 0) {
      const namespaces = namespacesOf(translator);
      const state = stateOf({ language, namespaces, queries: dehydrate(queries), now });
      return { html: withoutStyles(html), title, state, module: code.module, namespaces };
    }
    await Promise.all(wanted.map((query) => query.fetch()));
  }
  throw new Error(`${url} reads without end`);
}

/**
 * Renders a page as a visitor without a session sees it at first; null for an address without its own page.
 * @throws the error of a read of the page: the page as it was built then shows it
 */
export const renderPage = ({ url, language, now }: PageRequest, transport: Transport): Promise<RenderedPage | null> => {
  const page: PageScope = { transport, language, now };
  return scope.run(page, () => drawn(url, page));
};
