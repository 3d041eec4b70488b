import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { TextLink, textCss } from '../../../ui/text/text.js';
import { InvestmentsTable } from './investments-table.js';
import type { Desk } from './queries.js';

interface StepsProps {
  desk: Pick<Desk, 'campaignId' | 'steps'>;
  type: CampaignType;
  mayRemind: boolean;
}

/** The newest investments for which a step is missing; nothing where there are none. */
export const Steps = ({ desk: { campaignId, steps }, type, mayRemind }: StepsProps) => {
  const { t } = useTranslation('desk');
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Row between flow>
        <h2 className={textCss.title3}>{t('inv.steps')}</h2>
        <TextLink to={paths.ownerInvestments(campaignId, 'no_payment')}>{t('inv.allSteps')}</TextLink>
      </Row>
      <InvestmentsTable campaignId={campaignId} rows={steps} type={type} mayRemind={mayRemind} brief />
    </Stack>
  );
};
