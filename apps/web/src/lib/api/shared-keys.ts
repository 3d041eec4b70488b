/** What queries of one feature begin with that another feature makes stale. Each feature adds the rest by itself. */
export const SHARED_KEYS = {
  site: ['site'],
  me: ['me'],
  wallet: ['wallet'],
  portfolio: ['portfolio'],
  investments: ['investments'],
  updates: ['updates'],
  comments: ['comments'],
} as const;
