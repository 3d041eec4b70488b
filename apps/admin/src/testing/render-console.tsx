import { createConnection, type ApiRequest, type Connection, type Transport } from '@cairn/client';
import type { Language } from '@cairn/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAuthProvider } from '../lib/data/auth-provider.js';
import { createCalls } from '../lib/data/calls.js';
import { createConsoleStore } from '../app/console-store.js';
import { createDataProvider } from '../lib/data/provider/data-provider.js';
import { createI18nProvider } from '../lib/words/languages.js';
import { createSession } from '../lib/data/session.js';
import { Console } from '../app/console.js';
import { CAMPAIGN_ID, campaignReview } from './records.js';

export interface Answer {
  status?: number;
  json: unknown;
}

/** Answers of the fake API, by method and path without the query. */
export type Answers = Record<string, (request: ApiRequest) => Answer>;

/** A single thing, in the API's envelope. */
export const single = (data: unknown): Answer => ({ json: { status: 'success', data: { data } } });

/** A list, in the API's envelope. */
export const list = (...data: unknown[]): Answer => ({
  json: { status: 'success', total: data.length, data: { data } },
});

export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  json: { status: 'fail', code, message, requestId: 'req-77' },
});

/** The default answers for every page. */
const USUAL: Answers = {
  'GET /site-setting': () =>
    single({
      siteName: 'Cairn',
      timezone: 'UTC',
      siteLogo: null,
      darkLogo: null,
      sitePrimaryColor: null,
      siteSecondaryColor: null,
      currency: 'USD',
      law: { minimumDaysSource: '17 CFR 227.203(a)(1)', earlyCloseSource: '17 CFR 227.304(b)' },
      currencyDisplays: [],
    }),
  'GET /manage-options/category': () => single([{ id: 'o-1', code: 'health', name: 'Wellbeing', offered: false }]),
  'GET /manage-options/industry': () => single([]),
  [`GET /admin/campaigns/${CAMPAIGN_ID}/review`]: () => single(campaignReview()),
  [`GET /campaign-closings/${CAMPAIGN_ID}`]: () =>
    single({
      currency: 'USD',
      closed: 0,
      closings: [],
      next: { amount: 0, investments: 0, closesAt: null, cancelUntil: null, refusal: 'nothing' },
    }),
  'GET /manage-options/campaign-stage': () => single([]),
  'GET /manage-options/investing-round': () => single([]),
  'GET /manage-options/deal-type': () => single([]),
  'GET /manage-options/campaign-type': () => single([]),
};

interface ConsoleOptions {
  /** Address below `/admin`. */
  at: string | { pathname: string; state: { nextPathname: string; nextSearch: string } };
  answers: Answers;
  language?: Language;
  /** False opens the console without a session. */
  isSignedIn?: boolean;
  /** The time of the server, as its answers bear it. */
  date?: string;
  /** Whether the server can be reached; by default it can. */
  connection?: Connection;
}

/** Renders the whole console at an address over a fake API; returns the calls it made. */
export async function renderConsole({
  at,
  answers,
  language = 'en',
  isSignedIn = true,
  date,
  connection,
}: ConsoleOptions) {
  const requests: ApiRequest[] = [];
  const transport: Transport = (request) => {
    requests.push(request);
    const asked = `${request.method} ${request.path.split('?')[0] ?? ''}`;
    const answer = answers[asked] ?? USUAL[asked] ?? (() => list());
    const { status = 200, json } = answer(request);
    return Promise.resolve({ status, json, headers: { get: (name) => (name === 'date' ? (date ?? null) : null) } });
  };
  localStorage.clear();
  const session = createSession(localStorage);
  if (isSignedIn) session.open('token', '2099-01-01T00:00:00.000Z');
  const i18nProvider = await createI18nProvider(language);
  const calls = createCalls({ transport, fileTransport: transport, session, language: () => i18nProvider.getLocale() });
  const parts = {
    calls,
    session,
    connection: connection ?? createConnection({ isOnline: () => true, probe: async () => true }),
    i18nProvider,
    store: createConsoleStore(memoryStore({ locale: language })),
    authProvider: createAuthProvider(calls.client, session),
    dataProvider: createDataProvider(calls.client),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  };
  const router = createMemoryRouter([{ path: '*', element: <Console {...parts} /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { calls: requests, session };
}
