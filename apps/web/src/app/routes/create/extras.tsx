import { COVERED_FIELD } from '@cairn/contracts/campaigns/wizard/completeness';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CoveredSection } from '../../../features/covered/covered-section.js';
import { coveredQuery } from '../../../features/covered/queries.js';
import { ExtrasStep } from '../../../features/wizard/extras/extras-step.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';
import { useReportedValue } from '../../../features/wizard/typed-step.js';

/** Who stands behind the offering, told to the checklist beside it. */
const CoveredPart = ({ campaignId }: { campaignId: string }) => {
  const { data } = useQuery(coveredQuery(campaignId));
  useReportedValue(COVERED_FIELD, data ? data.lack === null : null);
  return <CoveredSection campaignId={campaignId} />;
};

const Extras = () => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const { data: covered } = useQuery(coveredQuery(id));
  return (
    <WizardPage step="extras" title={t(covered?.asked ? 'steps.covered' : 'extras.title')} lede={t('extras.lede')}>
      {(draft) => (
        <ExtrasStep draft={draft}>
          {draft.fundraisingDetail.isTestTheWater === 'NO' && <CoveredPart campaignId={draft.id} />}
        </ExtrasStep>
      )}
    </WizardPage>
  );
};

export default Extras;
