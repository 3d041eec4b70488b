import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';

export const socialProvidersQuery = queryOptions({
  queryKey: ['social-providers'],
  queryFn: () => send(socialApi.providers, {}),
  staleTime: 60_000,
});
