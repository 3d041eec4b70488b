import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../inputs/button.js';
import { formatMoney } from '../../lib/format/format.js';
import { paths } from '../../lib/page/paths.js';
import type { Reservation } from '../../lib/site/own-investments.js';
import { useMinutesLeft } from '../../lib/page/use-minutes-left.js';
import { Row, Stack } from '../layout/layout.js';
import { ReleaseButton } from './release-button.js';
import { Notice } from '../layout/surface.js';

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
