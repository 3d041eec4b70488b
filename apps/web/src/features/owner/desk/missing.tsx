import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Text } from '../../../ui/text/text.js';
import type { InvestmentRow } from '../queries.js';

/** The step that an investment is missing, and until when its reservation holds. */
export const Missing = ({ row: { gap, state, reservedUntil } }: { row: InvestmentRow }) => {
  const { t } = useTranslation('desk');
  const siteDate = useSiteDate();
  if (gap === null) return null;
  const holds = state === 'reserved' && reservedUntil !== null && Date.parse(reservedUntil) > serverClock.now();
  return (
    <Text size="small" muted>
      {t(`inv.gaps.${gap}`)}
      {holds && ` ${t('inv.until', { time: siteDate(reservedUntil, 'time') })}`}
    </Text>
  );
};
