import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, askAgainIn } from '@cairn/client';
import { inBrowser } from '../page/page-scope.js';
import { isTakingOver } from '../page/taking-over.js';
import { connection } from './connection.js';
import { SHARED_KEYS } from './shared-keys.js';

const isHere = (): boolean => connection.state() === 'here';

/** A refusal will not change by asking again; a broken connection or a fault of ours may. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && isHere() && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** A read that failed in an outage is repeated automatically; while nothing answers, one request for all is enough. */
export const afterOutage = ({ state }: { state: { error: unknown } }): number | false =>
  isHere() && askAgainIn(state.error);

/**
 * An act is sent when it is pressed or not at all: TanStack would otherwise keep one that is pressed without a connection,
 * and send it later, from whatever page is then open.
 */
export const ACTS = { retry: false, networkMode: 'always' } as const;

// Reads that failed, and those that grew old, are made again when the server can be reached again.
onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(isHere())));

/** The cache of a page's data: one in the browser, and on the server one for each page that is rendered. */
export const createQueryClient = (): QueryClient => {
  /** The site was closed while a user was on it: the page follows the site's settings. */
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'server.maintenance') {
      void client.invalidateQueries({ queryKey: SHARED_KEYS.site });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The page's last part is still to find what the server had read.
        refetchOnMount: () => !isTakingOver(),
        // The server sends the page as it was built while something fails.
        retry: inBrowser && worthRetrying,
        refetchOnWindowFocus: false,
        // Without a connection a page shows a notice in place of missing data; TanStack would wait silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: afterOutage,
      },
      mutations: ACTS,
    },
  });
  return client;
};

export const queryClient = createQueryClient();
