import type { Endpoint, IdParams } from '@cairn/contracts/kernel/endpoint';
import type { Page } from '@cairn/contracts/kernel/envelope';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { profileApi } from '@cairn/contracts/users/profile.endpoints';
import type {
  ProfileCampaign,
  ProfileInvestment,
  ProfilePerson,
  PublicProfile,
} from '@cairn/contracts/users/profile.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Profile = Wire<PublicProfile>;
export type CampaignOf = Wire<ProfileCampaign>;
export type InvestmentOf = Wire<ProfileInvestment>;
export type PersonOf = Wire<ProfilePerson>;

export const profileKeys = {
  all: ['profile'] as const,
  profile: (slug: string) => [...profileKeys.all, 'of', slug] as const,
  list: (id: string, list: string) => [...profileKeys.all, 'list', id, list] as const,
};

export const profileQuery = (slug: string) =>
  queryOptions({ queryKey: profileKeys.profile(slug), queryFn: () => send(profileApi.profile, { params: { slug } }) });

type ListEndpoint<Item> = Endpoint<{ params: IdParams; query: PageQuery }, Page<Item>>;

/** C-01: six a page, by cursor. */
const listQuery =
  <Item extends object>(endpoint: ListEndpoint<Item>, name: string) =>
  (id: string) =>
    infiniteQueryOptions({
      queryKey: profileKeys.list(id, name),
      queryFn: ({ pageParam }) =>
        send(endpoint, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }) as Promise<{
          items: Wire<Item>[];
          nextCursor: string | null;
        }>, // a page of the wire's own shape, which the generic endpoint hides
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    });

export const profileLists = {
  investments: listQuery<ProfileInvestment>(profileApi.investments, 'investments'),
  campaigns: listQuery<ProfileCampaign>(profileApi.campaigns, 'campaigns'),
  followers: listQuery<ProfilePerson>(profileApi.followers, 'followers'),
  following: listQuery<ProfilePerson>(profileApi.following, 'following'),
};
