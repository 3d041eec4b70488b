import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptDraft } from '../../ui/forms/use-kept-draft.js';

const KEY = 'message-draft';

/**
 * The draft of a message in a conversation: restored when the user comes back to it, and after a session that
 * ended. Nothing is left of it once one signs out.
 */
export const useMessageDraft = (conversationId: string): [text: string, setText: (text: string) => void] => {
  const client = useQueryClient();
  const key = [KEY, conversationId];
  const [text, setText] = useState(() => client.getQueryData<string>(key) ?? '');
  const write = (next: string): void => {
    client.setQueryDefaults([KEY], { gcTime: Infinity });
    client.setQueryData(key, next);
    setText(next);
  };
  useKeptDraft({
    key: `message:${conversationId}`,
    isDirty: text.trim() !== '',
    read: () => ({ text }),
    restore: (kept) => write(kept.text),
  });
  return [text, write];
};
