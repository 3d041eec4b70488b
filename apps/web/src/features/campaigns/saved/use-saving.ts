import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { paths } from '../../../lib/page/paths.js';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.js';
import { savedKeys, savedMarksQuery } from './queries.js';
import { rememberWanted, takeWanted } from './wanted.js';

/** Whether the reader has saved a campaign, and what a press does: a visitor signs in first, and it is saved then. */
export function useSaving(campaignId: string) {
  const words = useErrorWords();
  const session = useSession();
  // A press before the page runs would be lost.
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const marks = useQuery({ ...savedMarksQuery, enabled: session !== null });
  const mark = session === null ? undefined : marks.data?.find((one) => one.campaignId === campaignId);
  const change = useMutation({
    mutationFn: async (savedId: string | null) => {
      await (savedId === null
        ? send(savedCampaignsApi.save, { body: { campaignId } })
        : send(savedCampaignsApi.remove, { params: { id: savedId } }));
    },
    onError: (error) => notifications.show({ message: words(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedKeys.all }),
  });
  const isReady = marks.data !== undefined;
  const saveWanted = useEffectEvent(() => {
    if (takeWanted(campaignId) && mark === undefined) change.mutate(null);
  });
  useEffect(() => {
    if (isReady) saveWanted();
  }, [isReady]);
  const press = (): void => {
    if (session !== null) return change.mutate(mark?.id ?? null);
    rememberWanted(campaignId);
    void navigate(paths.login, { state: { from: `${pathname}${search}${hash}` } });
  };
  // What was pressed is shown at once; a refusal takes it back.
  const isSaved = change.isPending ? change.variables === null : mark !== undefined;
  const isBusy = change.isPending || (session !== null && !isReady);
  return { isSaved, isPending: isBusy || !isHydrated, press };
}
