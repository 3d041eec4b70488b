import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery } from '../kernel/page-query.request.js';
import type {
  FollowState,
  ProfileCampaign,
  ProfileInvestment,
  ProfileNetwork,
  ProfilePerson,
  PublicProfile,
} from './profile.replies.js';
import type { PeopleQuery, UpdateMeRequest } from './profile.requests.js';
import type { CurrentUser } from './users.replies.js';

interface SlugParams {
  slug: string;
}

const ofPerson = <Item>(path: string) =>
  endpoint<{ params: IdParams; query: PageQuery }, Page<Item>>('GET', `/users/${path}/:id`, 'public');

/** Profiles and their followers. */
export const profileApi = {
  /** JSON, or a form with these fields and the files `photo` and `coverPhoto`. */
  update: endpoint<{ body: UpdateMeRequest }, CurrentUser>('PATCH', '/users/updateMe', 'auth'),
  search: endpoint<{ query: PeopleQuery }, Page<ProfilePerson>>('GET', '/users', 'auth'),
  profile: endpoint<{ params: SlugParams }, PublicProfile>('GET', '/users/profile/:slug', 'public'),
  campaigns: ofPerson<ProfileCampaign>('get-user-campaigns'),
  investments: ofPerson<ProfileInvestment>('get-user-investments'),
  network: endpoint<{ params: IdParams }, ProfileNetwork>('GET', '/users/profile-network/:id', 'public'),
  followers: ofPerson<ProfilePerson>('followers'),
  following: ofPerson<ProfilePerson>('following'),
  follow: endpoint<{ params: IdParams }, FollowState>('POST', '/users/follow/:id', 'auth'),
  unfollow: endpoint<{ params: IdParams }, FollowState>('DELETE', '/users/follow/:id', 'auth'),
};
