import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

/** The content of an invitation's link; requested once, since a refusal will not change. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => send(leavingApi.invitation, { params: { token } }),
    retry: false,
    staleTime: Infinity,
  });
