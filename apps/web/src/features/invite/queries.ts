import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations'],
  queryFn: ({ pageParam }) => send(leavingApi.invitations, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
