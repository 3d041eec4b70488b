import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import type { NotificationGroup } from '@cairn/contracts/communication/channels';
import type { Notification, UnreadCount } from '@cairn/contracts/communication/notifications.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Notice = Wire<Notification>;
export type NoticeFilter = 'all' | 'unread' | NotificationGroup;
interface NoticePage {
  items: Notice[];
  nextCursor: string | null;
}

/** C-01. */
export const PAGE_SIZE = 20;
const PANEL_SIZE = 5;

export const noticeKeys = {
  all: ['notifications'] as const,
  lists: () => [...noticeKeys.all, 'list'] as const,
  list: (filter: NoticeFilter) => [...noticeKeys.lists(), filter] as const,
  panel: () => [...noticeKeys.all, 'panel'] as const,
  unread: () => [...noticeKeys.all, 'unread'] as const,
};

export const unreadQuery = queryOptions({
  queryKey: noticeKeys.unread(),
  queryFn: () => send(communicationApi.unreadCount, {}),
});

/** The latest, for the bell. */
export const panelQuery = queryOptions({
  queryKey: noticeKeys.panel(),
  queryFn: () => send(communicationApi.notifications, { query: { limit: PANEL_SIZE } }),
  staleTime: 0,
});

const narrowed = (filter: NoticeFilter) =>
  filter === 'all' ? {} : filter === 'unread' ? { unread: 'yes' as const } : { group: filter };

export const noticesQuery = (filter: NoticeFilter) =>
  infiniteQueryOptions({
    queryKey: noticeKeys.list(filter),
    queryFn: ({ pageParam }) =>
      send(communicationApi.notifications, {
        query: { limit: PAGE_SIZE, ...narrowed(filter), ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });

const marked = (page: NoticePage, id: string | null): NoticePage => ({
  ...page,
  items: page.items.map((notice) => (id === null || notice.id === id ? { ...notice, read: true } : notice)),
});

/** Marks one or all as read: on the screen at once, and as the server says when it has answered. */
export const markRead = async (client: QueryClient, id: string | null): Promise<void> => {
  client.setQueriesData<InfiniteData<NoticePage>>(
    { queryKey: noticeKeys.lists() },
    (data) => data && { ...data, pages: data.pages.map((page) => marked(page, id)) },
  );
  client.setQueryData<NoticePage>(noticeKeys.panel(), (page) => page && marked(page, id));
  client.setQueryData<UnreadCount>(
    noticeKeys.unread(),
    (count) => count && { ...count, notifications: id === null ? 0 : Math.max(0, count.notifications - 1) },
  );
  try {
    client.setQueryData(
      noticeKeys.unread(),
      await send(communicationApi.markRead, { body: id === null ? {} : { id } }),
    );
  } catch (error) {
    await client.invalidateQueries({ queryKey: noticeKeys.all });
    throw error;
  }
};
