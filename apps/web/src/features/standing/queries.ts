import { ApiError } from '@cairn/client';
import { jurisdictionsApi } from '@cairn/contracts/jurisdictions/jurisdictions.endpoints';
import type { StandingAsk, InvestorStanding } from '@cairn/contracts/jurisdictions/standing.replies';
import type { OwnLimit } from '@cairn/contracts/investments/own-limit.reply';
import type { StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type Standing = Wire<InvestorStanding>;
export type Ask = Wire<StandingAsk>;
export type Limit = Wire<OwnLimit>;

const keys = {
  all: ['standing'],
  of: (campaignId: string | null) => ['standing', campaignId] as const,
  limit: ['standing', 'limit'],
} as const;

export const standingQuery = (campaignId: string | null) =>
  queryOptions({
    queryKey: keys.of(campaignId),
    queryFn: () => send(jurisdictionsApi.standing, { query: campaignId === null ? {} : { campaignId } }),
  });

export const ownLimitQuery = queryOptions({
  queryKey: keys.limit,
  queryFn: () => send(jurisdictionsApi.ownLimit, {}),
});

/** States something before the law of the site; everything that depends on it is read again, also where the law has changed. */
export const useStating = () => {
  const queries = useQueryClient();
  return async (body: Wire<StatementRequest>): Promise<Standing> => {
    try {
      const standing = await send(jurisdictionsApi.state, { body });
      await queries.invalidateQueries({ queryKey: keys.all });
      return standing;
    } catch (error) {
      // The law is another one than when the form was opened.
      if (error instanceof ApiError && error.code === 'jurisdiction.not_asked') {
        await queries.invalidateQueries({ queryKey: SHARED_KEYS.site });
        await queries.invalidateQueries({ queryKey: keys.all });
      }
      throw error;
    }
  };
};
