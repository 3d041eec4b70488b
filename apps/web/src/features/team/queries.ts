import { MOST_MEMBERS } from '@cairn/contracts/campaigns/team-roles';
import { teamApi } from '@cairn/contracts/campaigns/team.endpoints';
import type { TeamMember, TeamMembership } from '@cairn/contracts/campaigns/team.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Member = Wire<TeamMember>;
export type Membership = Wire<TeamMembership>;

export const teamKeys = {
  all: ['team'] as const,
  of: (campaignId: string) => [...teamKeys.all, campaignId] as const,
  memberships: () => [...teamKeys.all, 'memberships'] as const,
  invitation: (token: string) => [...teamKeys.all, 'invitation', token] as const,
};

/** The whole team at once: it has an end. */
export const teamQuery = (campaignId: string) =>
  queryOptions({
    queryKey: teamKeys.of(campaignId),
    queryFn: () => send(teamApi.members, { params: { campaignId }, query: { limit: MOST_MEMBERS } }),
  });

export const membershipsQuery = queryOptions({
  queryKey: teamKeys.memberships(),
  queryFn: () => send(teamApi.memberships, {}),
});

/** A link that no longer works does not begin to work again. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: teamKeys.invitation(token),
    queryFn: () => send(teamApi.invitation, { params: { token } }),
    retry: false,
    staleTime: Infinity,
  });
