import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import type { AccountClosing } from '@cairn/contracts/users/leaving';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Closing = Wire<AccountClosing>;

/** While a copy is being made, the page looks again. */
const LOOK_AGAIN_MS = 2000;

export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: () => send(leavingApi.closing, {}),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.lastExport?.state === 'waiting' ? LOOK_AGAIN_MS : false),
});
