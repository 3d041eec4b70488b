import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@cairn/client';

/** A refusal will not change by asking again; a broken connection or a fault of ours may. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
