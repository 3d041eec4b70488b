import { readDraftParts } from '@cairn/client/draft-parts';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { draftKeys } from '../queries.js';

/** The parts of the page that are read by calls of their own, as the owner may read them before it is public. */
export const previewPartsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: draftKeys.parts(campaignId),
    queryFn: () => readDraftParts(send, campaignId),
  });
