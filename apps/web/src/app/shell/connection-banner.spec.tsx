import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { connection, fetchedLater } from '../../lib/api/connection.js';
import { keepFailedFilesQuiet } from '../../lib/api/failed-files.js';
import { queryClient } from '../../lib/api/query-client.js';
import { send } from '../../lib/api/api.js';
import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { QueryBoundary } from '../../ui/feedback/query-boundary.js';
import { render } from '../../testing/render.js';
import { PageSkeleton, RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { ConnectionBanner } from './connection-banner.js';
import { SlowNotice } from './slow-notice.js';

let isOnline = true;

const languages = { data: { data: [{ code: 'en' }] } };
/** A server that is there or not, and how often it was asked for what. */
const world = { isThere: true, asked: [] as string[] };
const fetchOfTheWorld = (async (address: string) => {
  world.asked.push(address.split('?')[0] ?? '');
  if (!isOnline || !world.isThere) throw new TypeError('Failed to fetch');
  return { ok: true, status: 200, headers: { get: () => 'application/json' }, json: async () => languages };
}) as unknown as typeof fetch;

const tell = async (online: boolean): Promise<void> => {
  isOnline = online;
  await act(async () => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    await connection.check();
  });
};

const Languages = () => {
  const query = useQuery({ queryKey: ['languages'], queryFn: () => send(contentApi.languages, {}) });
  return (
    <QueryBoundary query={query} pending="On its way">
      {() => <p>The languages</p>}
    </QueryBoundary>
  );
};
const page = (
  <QueryClientProvider client={queryClient}>
    <ConnectionBanner />
    <Languages />
  </QueryClientProvider>
);

describe('a page without a connection', () => {
  const fetchBefore = globalThis.fetch;
  beforeAll(() => Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true }));
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    globalThis.fetch = fetchBefore;
  });
  beforeEach(() => {
    globalThis.fetch = fetchOfTheWorld;
    queryClient.clear();
    world.isThere = true;
    world.asked = [];
  });
  afterEach(() => tell(true));

  it('shows a banner and what it could not read, and reads it once the connection is back', async () => {
    await tell(false);
    await render(page);
    expect(await screen.findByText('You are offline. This page may be out of date.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText('This could not be loaded')).toBeTruthy();
    expect(screen.queryByText('On its way')).toBeNull();
    await tell(true);
    expect(await screen.findByText('The languages')).toBeTruthy();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('keeps what it has read, in every language of the site', async () => {
    await render(page, 'ar');
    await screen.findByText('The languages');
    await tell(false);
    expect(screen.getByText('The languages')).toBeTruthy();
    expect(screen.getByText('أنت غير متصل بالإنترنت. قد تكون هذه الصفحة غير محدّثة.')).toBeTruthy();
  });

  it('tells a server that does not answer from a device that is offline', async () => {
    world.isThere = false;
    await render(page);
    expect(await screen.findByText(/The site is not responding/)).toBeTruthy();
    world.isThere = true;
    await act(async () => void (await connection.check()));
    expect(await screen.findByText('The languages')).toBeTruthy();
    expect(screen.queryByText(/not answering/)).toBeNull();
  });

  it('fetches code and words that it lacks once the connection is back', async () => {
    await tell(false);
    const code = fetchedLater(() => (isOnline ? Promise.resolve('code') : Promise.reject(new Error('Nobody'))));
    await tell(true);
    expect(await code).toBe('code');
  });

  it('gives code up that the server does not have, after a second try', async () => {
    let tries = 0;
    const code = fetchedLater(() => {
      tries += 1;
      return Promise.reject(new Error('There is no such file'));
    });
    await expect(code).rejects.toThrow('There is no such file');
    expect(tries).toBe(2);
  });

  it('leaves the place of a picture empty and fetches it again', async () => {
    keepFailedFilesQuiet();
    const picture = document.body.appendChild(document.createElement('img'));
    picture.setAttribute('src', '/cover.png');
    picture.dispatchEvent(new Event('error'));
    expect(picture.dataset['failed']).toBe('');
    await tell(false);
    await tell(true);
    picture.dispatchEvent(new Event('load'));
    await waitFor(() => expect(picture.dataset['failed']).toBeUndefined());
    picture.remove();
  });
});

/** A page whose code is awaited first, then its data. A press lets the next come. */
const SlowPage = () => {
  const [come, setCome] = useState(0);
  return (
    <>
      <SlowNotice />
      {come === 0 && <PageSkeleton kind="rows" />}
      {come === 1 && <RowSkeleton />}
      <button type="button" onClick={() => setCome(come + 1)}>
        {come}
      </button>
    </>
  );
};

describe('a page that takes long to load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const said = (): string | null => screen.getByRole('status').textContent;
  const next = () => fireEvent.click(screen.getByRole('button'));

  it.each([
    ['en', /longer than usual/u],
    ['fr', /plus de temps que d’habitude/u],
    ['ar', /وقتًا أطول من المعتاد/u],
  ])(
    'says so in %s after six seconds of waiting, for code and data together, until it is there',
    async (language, words) => {
      await render(<SlowPage />, language);
      await after(4_000);
      next();
      await after(1_900);
      expect(said()).toBe('');
      await after(200);
      expect(said()).toMatch(words);
      next();
      await after(0);
      expect(said()).toBe('');
    },
  );

  it('leaves a page that comes in time alone', async () => {
    await render(<SlowPage />);
    next();
    await after(5_000);
    next();
    await after(60_000);
    expect(said()).toBe('');
  });
});
