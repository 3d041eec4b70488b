import { ApiError } from '@cairn/client';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { REMINDER_DAYS } from '@cairn/contracts/investments/investment-groups';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Text, TextButton } from '../../../ui/text/text.js';
import { ownerKeys, type InvestmentRow } from '../queries.js';

const REMINDER_MS = REMINDER_DAYS * 86_400_000;

/** Reminds the investor of what is missing; afterwards the day of the reminder stands here. */
export const RemindButton = ({ campaignId, row }: { campaignId: string; row: InvestmentRow }) => {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const siteDate = useSiteDate();
  const { id, investorName, gap, remindedAt, remindable } = row;
  const read = () => queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) });
  const remind = useMutation({
    mutationFn: () => send(investmentsApi.remind, { params: { campaignId, id } }),
    onSuccess: async () => {
      notifications.show({ message: t('inv.sent', { name: investorName }) });
      await read();
    },
    // Somebody else of the company was faster, or the money has arrived: the list is out of date.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? read() : undefined),
  });
  const isRecent = remindedAt !== null && Date.parse(remindedAt) + REMINDER_MS > serverClock.now();
  return (
    <>
      {remindable && (
        <TextButton
          aria-disabled={remind.isPending}
          aria-label={t('inv.remindName', { name: investorName })}
          onClick={() => !remind.isPending && remind.mutate()}
        >
          {t('inv.remind')}
        </TextButton>
      )}
      {!remindable && gap !== null && isRecent && (
        <Text size="small" muted>
          {t('inv.reminded', { date: siteDate(remindedAt) })}
        </Text>
      )}
      <RefusalNotice error={remind.error} />
    </>
  );
};
