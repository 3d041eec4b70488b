import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../inputs/button.js';
import { formatMoney } from '../../lib/format/format.js';
import { paths } from '../../lib/page/paths.js';
import type { Reservation } from '../../lib/site/own-investments.js';
import { useMinutesLeft } from '../../lib/page/use-minutes-left.js';
import { Row, Stack } from '../layout/layout.js';
import { CancelClearing } from './cancel-clearing.js';
import { ReleaseButton } from './release-button.js';
import { Notice } from '../layout/surface.js';

/** The investor's bank is deciding about a debit: nothing more is to be paid, and it can be cancelled. */
const Clearing = ({ reservation }: { reservation: Reservation }) => {
  const { t } = useTranslation('invest');
  return (
    <Notice tone="info">
      <Stack gap={3}>
        <span>{t('clearingPlace.text', { amount: formatMoney(reservation.amount, reservation.currency) })}</span>
        <Row flow>
          <Button component={Link} to={paths.investmentDetail(reservation.id, reservation.campaignId)} size="sm">
            {t('clearingPlace.see')}
          </Button>
          <CancelClearing reservation={reservation} />
        </Row>
      </Stack>
    </Notice>
  );
};

const Waiting = ({ reservation }: { reservation: Reservation }) => {
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

/** One's own reservation, how long it lasts, and what can be done with it. */
export const ReservationNotice = ({ reservation }: { reservation: Reservation }) =>
  reservation.clearing ? <Clearing reservation={reservation} /> : <Waiting reservation={reservation} />;
