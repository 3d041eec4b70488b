import { MOST_LEADS } from '@cairn/contracts/campaigns/people/lead-limits';
import { leadsApi } from '@cairn/contracts/campaigns/people/leads.endpoints';
import type { LeadInvestor } from '@cairn/contracts/campaigns/people/leads.replies';
import { MOST_MEMBERS } from '@cairn/contracts/campaigns/people/team-roles';
import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import type { TeamMember, TeamMembership } from '@cairn/contracts/campaigns/people/team.replies';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Member = Wire<TeamMember>;
export type Lead = Wire<LeadInvestor>;
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

export const leadsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...teamKeys.of(campaignId), 'leads'],
    queryFn: () => send(leadsApi.list, { params: { campaignId }, query: { limit: MOST_LEADS } }),
  });

/** Whom the owner can name by what they have paid: the newest investments. */
export const paidQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...teamKeys.of(campaignId), 'paid'],
    queryFn: () => send(investmentsApi.ofCampaign, { params: { campaignId }, query: { limit: 100 } }),
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
