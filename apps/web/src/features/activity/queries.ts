import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import type { NotificationGroup } from '@cairn/contracts/communication/channels';
import type { Activity } from '@cairn/contracts/communication/notifications.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type ActivityLine = Wire<Activity>;
export type ActivityFilter = 'all' | NotificationGroup;

const PAGE_SIZE = 20;

export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam }) =>
      send(communicationApi.activity, {
        query: {
          limit: PAGE_SIZE,
          ...(filter === 'all' ? {} : { group: filter }),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
