import { useTranslation } from 'react-i18next';
import { useSession } from './session.js';

/** SEC-58: why an admin who views the site as somebody cannot change or send anything; null for everybody else. */
export const useViewReason = (): string | null => {
  const { t } = useTranslation('common');
  const name = useSession()?.viewing;
  return name === undefined ? null : t('view.text', { name });
};
