import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import type { Conversation, ConversationThread, Message } from '@cairn/contracts/communication/messages.replies';
import type { SendMessageRequest } from '@cairn/contracts/communication/messages.requests';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Talk = Wire<Conversation>;
export type Line = Wire<Message>;
type Thread = Wire<ConversationThread>;

/** C-01. */
const CONVERSATIONS_PAGE = 10;
const MESSAGES_PAGE = 20;

export const inboxKeys = {
  all: ['inbox'] as const,
  list: () => [...inboxKeys.all, 'list'] as const,
  thread: (id: string) => [...inboxKeys.all, 'thread', id] as const,
};

export const conversationsQuery = infiniteQueryOptions({
  queryKey: inboxKeys.list(),
  queryFn: ({ pageParam }) =>
    send(communicationApi.conversations, {
      query: { limit: CONVERSATIONS_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
});

/** One conversation; its first page is the latest, the following ones are earlier. */
export const threadQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.thread(conversationId),
    queryFn: ({ pageParam }) =>
      send(communicationApi.conversation, {
        params: { conversationId },
        query: { limit: MESSAGES_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });

/** Opens a conversation with a person or about a campaign, and gives its id. */
export const openConversation = async (body: Wire<SendMessageRequest>): Promise<string> =>
  (await send(communicationApi.sendMessage, { body })).conversation.id;

/** Puts a message that the server has taken at the end of its thread. */
export const addLine = (client: QueryClient, conversationId: string, line: Line): void => {
  client.setQueryData<InfiniteData<Thread>>(inboxKeys.thread(conversationId), (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first || first.messages.some(({ id }) => id === line.id)) return data;
    return { ...data, pages: [{ ...first, messages: [line, ...first.messages] }, ...others] };
  });
};

/** Puts what the server says of a conversation into its thread. */
export const putConversation = (client: QueryClient, conversation: Talk): void => {
  client.setQueryData<InfiniteData<Thread>>(
    inboxKeys.thread(conversation.id),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, conversation })) },
  );
  void client.invalidateQueries({ queryKey: inboxKeys.list() });
};

export const markConversationRead = async (client: QueryClient, conversationId: string): Promise<void> => {
  await send(communicationApi.markRead, { body: { conversationId } });
  // The next one that arrives is unread again, and has to be seen as a change.
  client.setQueryData<InfiniteData<Thread>>(
    inboxKeys.thread(conversationId),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, conversation: { ...page.conversation, unread: 0 } })),
      },
  );
  await client.invalidateQueries({ queryKey: inboxKeys.list() });
};
