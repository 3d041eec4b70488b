import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '../inputs/button.js';
import { useRelease, type Reservation } from '../../lib/site/own-investments.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';

interface ReleaseButtonProps extends ButtonLook {
  'aria-label'?: string;
  reservation: Pick<Reservation, 'id'>;
  children?: ReactNode;
  /** Called after it is released. */
  onReleased?: () => unknown;
}

/** Gives a reservation back; nothing was charged, so no question comes first. */
export const ReleaseButton = ({ reservation, onReleased, children, ...rest }: ReleaseButtonProps) => {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const release = useRelease({
    onReleased: () => {
      notifications.show({ message: t('reservation.released') });
      onReleased?.();
    },
    onRefused: (error) => notifications.show({ message: words(error), color: 'red' }),
  });
  return (
    <Button
      changes
      variant="subtle"
      {...rest}
      loading={release.isPending}
      onClick={() => release.mutate(reservation.id)}
    >
      {children ?? t('reservation.release')}
    </Button>
  );
};
