import { RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice } from '../../../ui/layout/surface.js';

/** The payer has agreed to a debit, and the bank answers within days: it is not paid a second time. */
export const ClearingPayment = ({ campaignSlug }: { campaignSlug: string }) => {
  const { t } = useTranslation('invest');
  return (
    <Stack gap={6}>
      <PageHeader title={t('payment.clearingTitle')} />
      <Notice tone="info">{t('payment.clearing', { days: RAIL_TRAITS.ach.clearingDays })}</Notice>
      <Row>
        <Button component={Link} to={paths.campaign(campaignSlug)} variant="default">
          {t('payment.toCampaign')}
        </Button>
      </Row>
    </Stack>
  );
};
