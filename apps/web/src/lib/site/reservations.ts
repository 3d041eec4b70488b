import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { portfolioApi } from '@cairn/contracts/portfolio/portfolio.endpoints';
import type { Holding } from '@cairn/contracts/portfolio/portfolio.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../api/api.js';
import { useSession } from '../api/session.js';
import { SHARED_KEYS } from '../api/shared-keys.js';

/** The condition of a reservation: held for its investor, and not paid. */
export type Reservation = Pick<
  Wire<Holding>,
  'id' | 'campaignId' | 'campaignName' | 'campaignSlug' | 'amount' | 'currency' | 'reservedUntil' | 'state'
>;

/** Newest first, so that open ones are among the first. */
const LIMIT = 100;

const isOpen = ({ state }: { state: string }): boolean => state === 'reserved' || state === 'paying';

/** It expires, so it is never cached. Read again with the portfolio, to which it belongs. */
const reservationsQuery = (currency: string) =>
  queryOptions({
    queryKey: [...SHARED_KEYS.portfolio, 'reservations', currency],
    queryFn: async (): Promise<Reservation[]> => {
      const { items } = await send(portfolioApi.list, { query: { currency, limit: LIMIT } });
      return items.filter(isOpen);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** One's own open reservation in a campaign, of which there is one at most to go on with; null where there is none. */
export const useReservation = (campaignId: string, currency: string | undefined) => {
  const session = useSession();
  return useQuery({
    ...reservationsQuery(currency ?? ''),
    enabled: session !== null && currency !== undefined,
    select: (open) => open.find((one) => one.campaignId === campaignId) ?? null,
  });
};

/** Everything that a reservation counts in: what may be invested, and the portfolio. */
export const useReservationChanged = (): (() => Promise<unknown>) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [SHARED_KEYS.investments, SHARED_KEYS.portfolio].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

interface Released {
  onReleased: () => void;
  onRefused: (error: unknown) => void;
}

/**
 * Releases an unpaid reservation. Nothing was charged, so nothing is returned. What follows is done before the
 * page reads again that the reservation is gone, and with it the button that was pressed.
 */
export const useRelease = ({ onReleased, onRefused }: Released) => {
  const changed = useReservationChanged();
  return useMutation({
    mutationFn: (id: string) => send(investmentsApi.cancel, { params: { id } }),
    onSuccess: onReleased,
    onError: onRefused,
    onSettled: changed,
  });
};
