import { RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import type { CardPayment } from '../../../lib/site/card-payment.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Placed } from '../queries.js';

interface ClearingPaymentProps {
  investment: Pick<Placed, 'id' | 'campaignId' | 'campaignName' | 'campaignSlug' | 'number' | 'currency'>;
  payment: Pick<CardPayment, 'amount' | 'rail'>;
}

/** The payer has agreed, and the bank or the provider answers within days: it is not paid a second time. */
export const ClearingPayment = ({ investment, payment }: ClearingPaymentProps) => {
  const { t } = useTranslation('invest');
  const { id, campaignId, campaignName: campaign, campaignSlug, number, currency } = investment;
  return (
    <Stack gap={6}>
      <PageHeader title={t('payment.clearingTitle')} />
      <Notice tone="info">
        {t('payment.clearing', {
          amount: formatMoney(payment.amount, currency),
          campaign,
          number,
          days: RAIL_TRAITS[payment.rail].clearingDays,
        })}
      </Notice>
      <Row flow>
        <Button component={Link} to={paths.investmentDetail(id, campaignId)}>
          {t('payment.toInvestment')}
        </Button>
        <Button component={Link} to={paths.campaign(campaignSlug)} variant="default">
          {t('payment.toCampaign')}
        </Button>
      </Row>
    </Stack>
  );
};
