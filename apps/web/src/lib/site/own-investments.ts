import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { portfolioApi } from '@cairn/contracts/portfolio/portfolio.endpoints';
import type { Holding } from '@cairn/contracts/portfolio/portfolio.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../api/api.js';
import { useSession } from '../api/session.js';
import { SHARED_KEYS } from '../api/shared-keys.js';

type Held = Wire<Holding>;

/** The condition of a reservation: held for its investor, and not paid. */
export type Reservation = Pick<
  Held,
  'id' | 'campaignId' | 'campaignName' | 'campaignSlug' | 'amount' | 'currency' | 'reservedUntil' | 'state' | 'clearing'
>;

/** Newest first, so that open ones are among the first. */
const LIMIT = 100;

const isOpen = ({ state }: { state: string }): boolean => state === 'reserved' || state === 'paying';

/** Reservations expire, so it is never cached. Read again with the portfolio, to which it belongs. */
const ownQuery = (currency: string) =>
  queryOptions({
    queryKey: [...SHARED_KEYS.portfolio, 'own', currency],
    queryFn: async () => (await send(portfolioApi.list, { query: { currency, limit: LIMIT } })).items,
    staleTime: 0,
    gcTime: 0,
  });

/** What one has in a campaign, read for those who are signed in. */
const useOwn = <Part>(currency: string | undefined, select: (own: readonly Held[]) => Part) => {
  const session = useSession();
  return useQuery({ ...ownQuery(currency ?? ''), enabled: session !== null && currency !== undefined, select });
};

/** One's own open reservation in a campaign, of which there is one at most to go on with; null where there is none. */
export const useReservation = (campaignId: string, currency: string | undefined) =>
  useOwn(
    currency,
    (own): Reservation | null => own.find((one) => one.campaignId === campaignId && isOpen(one)) ?? null,
  );

/** What one has paid into a campaign and has not got back, all investments together. */
export interface Stake {
  amount: number;
  /** Shares; null of a loan. */
  units: number | null;
  /** Until when it can be cancelled; null where it cannot be any more. */
  cancelUntil: string | null;
  /** The campaign has closed: the shares or the loan are the investor's. */
  isSettled: boolean;
  /** Its investment, where there is only one. */
  investment: string | null;
}

const stakeIn = (campaignId: string, own: readonly Held[]): Stake | null => {
  const paid = own.filter(
    (one) => one.campaignId === campaignId && (one.state === 'received' || one.state === 'settled') && !one.repaid,
  );
  const [first] = paid;
  if (first === undefined) return null;
  return {
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    units: first.units === null ? null : paid.reduce((sum, { units }) => sum + (units ?? 0), 0),
    cancelUntil: paid.find(({ cancellable }) => cancellable)?.cancelUntil ?? null,
    isSettled: paid.every(({ state }) => state === 'settled'),
    investment: paid.length === 1 ? first.id : null,
  };
};

/** One's own part of a campaign; null where there is none. */
export const useStake = (campaignId: string, currency: string) => useOwn(currency, (own) => stakeIn(campaignId, own));

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
