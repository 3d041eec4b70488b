import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../lib/format.js';
import { paths } from '../lib/paths.js';
import type { Reservation } from '../lib/reservations.js';
import { useMinutesLeft } from '../lib/use-minutes-left.js';
import { Row, Stack } from './layout.js';
import { ReleaseButton } from './release-button.js';
import { Notice } from './surface.js';

/** One's own reservation, how long it lasts, and what can be done with it. */
export const ReservationNotice = ({ reservation }: { reservation: Reservation }) => {
  const { t } = useTranslation('common');
  const minutes = useMinutesLeft(reservation.reservedUntil);
  return (
    <Notice tone="info">
      <Stack gap={3}>
        <span>
          {t('reservation.have', { amount: formatMoney(reservation.amount, reservation.currency) })}{' '}
          {minutes !== null && t('reservation.left', { count: minutes })}
        </span>
        <Row flow>
          <Button component={Link} to={paths.payment(reservation.id)} size="sm">
            {t('reservation.pay')}
          </Button>
          <Button component={Link} to={paths.invest(reservation.campaignId)} size="sm" variant="default">
            {t('reservation.change')}
          </Button>
          <ReleaseButton reservation={reservation} size="sm" />
        </Row>
      </Stack>
    </Notice>
  );
};
