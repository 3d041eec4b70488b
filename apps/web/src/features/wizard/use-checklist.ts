import type { WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { useQuery } from '@tanstack/react-query';
import { liveChecklist, type LiveChecklist } from './checklist.js';
import { checklistQuery, draftQuery } from './queries.js';
import { useTypedParts } from './typed-step.js';
import { useCampaignCalendar } from './use-campaign-calendar.js';

/** V-38: the checklist with the current step as it is typed; undefined until draft and checklist are loaded. */
export const useChecklist = (id: string, here: WizardStep): LiveChecklist | undefined => {
  const stored = useQuery(checklistQuery(id)).data;
  const type = useQuery(draftQuery(id)).data?.campaignDetail.type;
  const calendar = useCampaignCalendar();
  const parts = Object.values(useTypedParts());
  return stored && type && liveChecklist(stored, { step: here, type, parts, calendar });
};
