import { figuresApi } from '@cairn/contracts/campaigns/files/figures.endpoints';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import { useCallback, useRef } from 'react';
import { send } from './api.js';
import { useErrorWords } from './use-error-words.js';

/** Stores a picture for a text of the campaign; a refusal is an error in the reader's words. */
export const useFigureUpload = (campaignId: string): ((file: File) => Promise<Figure>) => {
  const words = useRef(useErrorWords('act'));
  return useCallback(
    async (file) => {
      const body = new FormData();
      body.set('file', file);
      try {
        return await send(figuresApi.add, { params: { campaignId }, body });
      } catch (error) {
        throw new Error(words.current(error), { cause: error });
      }
    },
    [campaignId],
  );
};
