import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import type { CampaignSummary } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQueries } from '@tanstack/react-query';
import { deskQuery } from './queries.js';

type Own = Pick<Wire<CampaignSummary>, 'id' | 'name' | 'standing'>;

/** Those that have been open, and were not ended: the others have no dashboard on which anything waits. */
const WITH_TASKS: readonly CampaignStatus[] = [
  CampaignStatus.active,
  CampaignStatus.successful,
  CampaignStatus.unsuccessful,
];

/** Late payments are listed apart, and one that is not due yet does not wait. */
const APART: readonly string[] = ['late_repayment', 'next_repayment'];

/** Which of these campaigns wait for their owner, and with how many tasks. */
export const useDeskTasks = (campaigns: readonly Own[]): { id: string; name: string; tasks: number }[] => {
  const open = campaigns.filter(({ standing }) => WITH_TASKS.includes(standing));
  const desks = useQueries({ queries: open.map(({ id }) => deskQuery(id)) });
  return open.flatMap(({ id, name }, place) => {
    const tasks = desks[place]?.data?.tasks.filter(({ kind }) => !APART.includes(kind)).length ?? 0;
    return tasks > 0 ? [{ id, name, tasks }] : [];
  });
};
