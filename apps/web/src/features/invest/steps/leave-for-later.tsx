import { savedInvestmentsApi } from '@cairn/contracts/investments/steps/saved-investments.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { useReservationChanged } from '../../../lib/site/own-investments.js';
import { Button } from '../../../ui/inputs/button.js';

/** Leaves what was begun for later: a place that is held is free again, and what was answered stays. */
export const LeaveForLater = ({ process }: { process: { id: string } }) => {
  const { t } = useTranslation('invest');
  const navigate = useNavigate();
  const words = useErrorWords();
  const siteDate = useSiteDate();
  const changed = useReservationChanged();
  const save = useMutation({
    mutationFn: () => send(savedInvestmentsApi.save, { body: { investmentId: process.id } }),
    onSuccess: ({ savedUntil }) => {
      notifications.show({ message: t('step.saved', { date: siteDate(savedUntil) }) });
      void navigate(paths.savedInvestments);
    },
    onError: (error) => notifications.show({ message: words(error), color: 'red' }),
    onSettled: changed,
  });
  return (
    <Button variant="subtle" loading={save.isPending} onClick={() => save.mutate()}>
      {t('step.leave')}
    </Button>
  );
};
