import { communicationAdminApi, type Wire } from '@cairn/contracts';
import type { MailPreview } from '@cairn/contracts/communication/console.replies';
import type { MailWordsRequest } from '@cairn/contracts/communication/console.requests';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../app/client.js';

const PAUSE = 400;

/** The mail that these words make, a moment after the last key; the one before stays until the new one is there. */
export function useMailPreview(id: string, words: Wire<MailWordsRequest>): UseQueryResult<Wire<MailPreview>> {
  const client = useClient();
  const text = JSON.stringify(words);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: ['mail-templates', 'preview', id, settled],
    queryFn: () =>
      client.send(communicationAdminApi.previewMail, {
        params: { id },
        body: JSON.parse(settled) as Wire<MailWordsRequest>, // written four lines above
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
