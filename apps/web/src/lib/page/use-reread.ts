import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefusal } from '../api/refusals.js';

/** After a refusal the data of a page may be out of date: it is read again, unless the API is unavailable. */
export const useReread = (): ((error: unknown, ...keys: QueryKey[]) => Promise<void>) => {
  const queries = useQueryClient();
  return async (error, ...keys) => {
    if (!isRefusal(error)) return;
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
