import { useTranslation } from 'react-i18next';
import { Badge } from './badge.js';

/** Whether something is on. */
export const SwitchBadge = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation('common');
  return (
    <Badge tone={isOn ? 'success' : 'neutral'} shape={isOn ? 'dot' : 'hollow'}>
      {t(isOn ? 'on' : 'off')}
    </Badge>
  );
};
