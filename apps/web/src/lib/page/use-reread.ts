import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefusal } from '../api/refusals.js';

/** After a refusal what a page stands on may be out of date: it is read again. Nothing is asked of an API that is away. */
export const useReread = (): ((error: unknown, ...keys: QueryKey[]) => Promise<void>) => {
  const queries = useQueryClient();
  return async (error, ...keys) => {
    if (!isRefusal(error)) return;
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
