import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import type { OwnDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import { extrasInfoApi } from '@cairn/contracts/campaigns/files/extras-info.endpoints';
import { galleryApi } from '@cairn/contracts/campaigns/files/gallery.endpoints';
import type { GalleryFilm, GalleryPicture } from '@cairn/contracts/campaigns/files/gallery.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { draftKeys } from '../queries.js';

export type Document = Wire<OwnDocument>;
export type Picture = Wire<GalleryPicture>;
export type Film = Wire<GalleryFilm>;

/** Each of these lists is read whole: a campaign holds no more. */
const WHOLE = { limit: 600 };

const keyOf = (campaignId: string, part: string) => [...draftKeys.one(campaignId), part] as const;

export const extrasQuery = (campaignId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'extras'),
    queryFn: () => send(extrasInfoApi.read, { params: { campaignId } }),
  });

export const ownDocumentsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'documents'),
    queryFn: () => send(documentsApi.list, { params: { campaignId }, query: WHOLE }),
    // Until the scanner has called each of them clean.
    refetchInterval: ({ state }) => (state.data?.items.some((one) => one.state === 'checking') ? 5_000 : false),
  });

export const ownPicturesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'pictures'),
    queryFn: () => send(galleryApi.pictures, { params: { campaignId }, query: WHOLE }),
  });

export const ownFilmsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: keyOf(campaignId, 'films'),
    queryFn: () => send(galleryApi.films, { params: { campaignId }, query: WHOLE }),
  });

/** An act after which everything of the draft is read again. */
export const useExtra = <Input>(campaignId: string, act: (input: Input) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: draftKeys.one(campaignId) }),
  });
};
