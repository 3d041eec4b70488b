import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LaterPart } from '../../ui/layout/later-part.js';
import { createQueryClient } from '../api/query-client.js';
import { beginTakingOver, isTakingOver, pageIsThere } from './taking-over.js';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  beginTakingOver(() => told.push('read anew'));
});
afterEach(() => pageIsThere(() => undefined));

describe('a page that the server rendered is taken over', () => {
  it('at once where no part of it has a boundary of its own', () => {
    expect(isTakingOver()).toBe(true);
    pageIsThere(() => told.push('alive'));
    expect([told, isTakingOver()]).toEqual([['read anew', 'alive'], false]);
  });

  it('with a part whose code comes later, and not before it', async () => {
    const page = (Part: React.ComponentType) => (
      <Suspense fallback={null}>
        <LaterPart outline={<i>outline</i>}>
          <Part />
        </LaterPart>
      </Suspense>
    );
    const Calculator = () => <b>calculator</b>;
    const place = document.createElement('div');
    place.innerHTML = renderToString(page(Calculator));
    let arrive: (code: { default: React.ComponentType }) => void = () => undefined;
    const code = new Promise<{ default: React.ComponentType }>((resolve) => {
      arrive = resolve;
    });
    await act(async () => {
      hydrateRoot(place, page(lazy(() => code)));
    });
    pageIsThere(() => told.push('alive'));
    expect([told, isTakingOver(), place.textContent]).toEqual([[], true, 'calculator']);
    await act(async () => arrive({ default: Calculator }));
    expect([told, isTakingOver()]).toEqual([['read anew', 'alive'], false]);
  });

  it('with the server’s data: stale data is read again by later components', async () => {
    const client = createQueryClient();
    const read = jest.fn(async () => 'new');
    const Reader = () => useQuery({ queryKey: ['figures'], queryFn: read }).data;
    const page = (key: string) => (
      <QueryClientProvider client={client}>
        <Reader key={key} />
      </QueryClientProvider>
    );
    client.setQueryData(['figures'], 'old', { updatedAt: 1 });
    const { container, rerender } = render(page('first'));
    await act(async () => undefined);
    expect([container.textContent, read.mock.calls.length]).toEqual(['old', 0]);
    pageIsThere(() => undefined);
    rerender(page('second'));
    await waitFor(() => expect(container.textContent).toBe('new'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('without a part that is gone before its code came', () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    const { unmount } = render(
      <LaterPart outline={<i>outline</i>}>
        <Never />
      </LaterPart>,
    );
    pageIsThere(() => told.push('alive'));
    expect(told).toEqual([]);
    unmount();
    expect(told).toEqual(['read anew', 'alive']);
  });
});
