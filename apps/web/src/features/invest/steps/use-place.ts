import { ApiError } from '@cairn/client';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api/api.js';
import { investKeys, investmentQuery, type Placed } from '../queries.js';

/** Paid, or ended otherwise than by its time: there is no place to take, and the page says what became of it. */
const OVER = 'investment.bad_transition';

/**
 * Takes the place of an investment when its payment page opens, once: one that runs out while the page is open is not
 * taken again by itself.
 */
export function usePlace(id: string) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const placing = useQuery({
    queryKey: [...investKeys.one(id), 'place', idempotencyKey],
    queryFn: async (): Promise<Placed | null> => {
      try {
        const placed = await send(investmentsApi.reserve, { params: { id }, idempotencyKey });
        queries.setQueryData(investmentQuery(id).queryKey, placed);
        return placed;
      } catch (error) {
        if (error instanceof ApiError && error.code === OVER) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const investment = useQuery({ ...investmentQuery(id), enabled: placing.isSuccess });
  return { placing, investment };
}
