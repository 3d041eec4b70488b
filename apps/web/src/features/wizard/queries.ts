import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import type { CampaignDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Draft = Wire<CampaignDetail>;

export const draftKeys = {
  all: ['own-campaigns'] as const,
  one: (id: string) => [...draftKeys.all, id] as const,
  preview: (id: string) => [...draftKeys.all, id, 'preview'] as const,
  /** Apart from the preview: a text that is typed changes none of them. */
  parts: (id: string) => [...draftKeys.all, id, 'parts'] as const,
  checklist: (id: string) => [...draftKeys.all, id, 'checklist'] as const,
};

export const draftQuery = (id: string) =>
  queryOptions({ queryKey: draftKeys.one(id), queryFn: () => send(campaignsApi.read, { params: { id } }) });

export const checklistQuery = (id: string) =>
  queryOptions({ queryKey: draftKeys.checklist(id), queryFn: () => send(campaignsApi.checklist, { params: { id } }) });

/** U-17: the campaign as its page will have it. */
export const livePreviewQuery = (id: string) =>
  queryOptions({
    queryKey: draftKeys.preview(id),
    queryFn: () => send(campaignsApi.preview, { params: { id } }),
    staleTime: 0,
  });

/** After a step was saved: the draft and its missing fields are read again. */
export const useDraftSaved = (id: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: draftKeys.one(id) });
};
