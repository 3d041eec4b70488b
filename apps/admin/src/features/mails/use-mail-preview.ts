import type { Wire } from '@cairn/contracts';
import type { MailPreview } from '@cairn/contracts/communication/console.replies';
import type { MailWordsRequest } from '@cairn/contracts/communication/console.requests';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRead } from '../../lib/data/reads.js';

const PAUSE = 400;

/** The mail with this text, a moment after the last key; the previous one stays until the new one is loaded. */
export function useMailPreview(id: string, words: Wire<MailWordsRequest>): UseQueryResult<Wire<MailPreview>> {
  const text = JSON.stringify(words);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return useRead(
    ['mail-templates', 'preview', id, settled],
    (data) => data.mailPreview(id, JSON.parse(settled) as Wire<MailWordsRequest>), // written above
    { isKept: true },
  );
}
