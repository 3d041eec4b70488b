import { useTranslation } from 'react-i18next';
import { useMinutesLeft } from '../../../lib/page/use-minutes-left.js';

const HOUR = 60;

/** The hours and minutes that are left; nothing once they are over. */
export const WireCountdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('invest');
  const minutes = useMinutesLeft(until);
  if (minutes === null || minutes <= 0) return null;
  return <span>{t('wire.left', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR })}</span>;
};
