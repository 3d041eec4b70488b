import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api/api.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { addLine, inboxKeys } from './queries.js';

/** A message that is on the screen and not on the server yet. */
export interface Pending {
  clientKey: string;
  conversationId: string;
  text: string;
  /** Why it did not arrive; undefined while it is on its way. */
  failure?: string;
}

/** Messages appear as they are sent. One that did not arrive stays, and is sent again under the same key: never twice. */
export const useSending = (conversationId: string) => {
  const client = useQueryClient();
  const words = useErrorWords();
  const [pending, setPending] = useState<readonly Pending[]>([]);

  const change = (clientKey: string, next: Pending | null) =>
    setPending((all) => all.flatMap((one) => (one.clientKey === clientKey ? (next ?? []) : one)));

  const deliver = async (message: Pending): Promise<void> => {
    const { clientKey, text } = message;
    try {
      const sent = await send(communicationApi.sendMessage, { body: { conversationId, text, clientKey } });
      if (sent.message) addLine(client, conversationId, sent.message);
      change(clientKey, null);
      await client.invalidateQueries({ queryKey: inboxKeys.list() });
    } catch (error) {
      change(clientKey, { ...message, failure: words(error) });
    }
  };

  return {
    pending: pending.filter((one) => one.conversationId === conversationId),
    write: (text: string) => {
      const message = { clientKey: crypto.randomUUID(), conversationId, text };
      setPending((all) => [...all, message]);
      void deliver(message);
    },
    retry: ({ failure: _failure, ...message }: Pending) => {
      change(message.clientKey, message);
      void deliver(message);
    },
    discard: ({ clientKey }: Pending) => change(clientKey, null),
  };
};
