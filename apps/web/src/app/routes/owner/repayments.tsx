import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ExtraRepayment } from '../../../features/owner/components/extra-repayment.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { RepaymentPlan } from '../../../features/owner/components/repayment-plan.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';

const OwnerRepayments = () => {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {(campaign, takeAway) => (
        <Columns kind="main">
          <Stack as="section">
            <h2 className={textCss.title3}>{t(campaign.type === 'equity' ? 'tabs.dividends' : 'rep.title')}</h2>
            <Text as="p" muted>
              {t('rep.lede')}
            </Text>
            <RepaymentPlan campaignId={id} type={campaign.type} />
          </Stack>
          {takeAway.funded && campaign.standing !== CampaignStatus.active && (
            <ExtraRepayment campaignId={id} currency={campaign.currency ?? 'USD'} type={campaign.type} />
          )}
        </Columns>
      )}
    </OwnerFrame>
  );
};

export default OwnerRepayments;
