import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Interested } from '../../../features/owner/components/interested.js';
import { InvestmentsTable } from '../../../features/owner/components/investments-table.js';
import { OwnerOverview } from '../../../features/owner/components/overview.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { DocumentReaders } from '../../../features/owner/documents/document-readers.js';
import { PayoutPanel } from '../../../features/owner/components/payout-panel.js';
import { ToDo } from '../../../features/owner/components/to-do.js';
import { textCss } from '../../../ui/text/text.js';
import { Columns, layoutCss, Stack } from '../../../ui/layout/layout.js';

const OwnerDashboard = () => {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {(campaign, takeAway, role) => (
        <Columns kind="main">
          <Stack gap={7}>
            <OwnerOverview campaign={campaign} />
            <Stack as="section">
              <h2 className={textCss.title3}>{t('tabs.investments')}</h2>
              <InvestmentsTable campaignId={id} type={campaign.type} isOwner={role === null} />
            </Stack>
            <DocumentReaders campaignId={id} />
            <Interested campaignId={id} currency={campaign.currency ?? 'USD'} />
          </Stack>
          {role === null && (
            <Stack as="aside" gap={5} className={layoutCss.sticky}>
              <ToDo
                campaignId={id}
                takeAway={takeAway}
                connects={campaign.fundraisingDetail.raiseMode === 'flexible'}
              />
              <PayoutPanel
                campaignId={id}
                currency={campaign.currency ?? 'USD'}
                takeAway={takeAway}
                account={campaign.paymentDetail}
                connects={campaign.fundraisingDetail.raiseMode === 'flexible'}
              />
            </Stack>
          )}
        </Columns>
      )}
    </OwnerFrame>
  );
};

export default OwnerDashboard;
