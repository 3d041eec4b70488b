import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Means } from '../../../features/identity/figures/means.js';
import { profileQuery } from '../../../features/identity/queries.js';
import { DetailsStep } from '../../../features/invest/steps/details-step.js';
import { StepPage } from '../../../features/invest/steps/step-page.js';
import { paths } from '../../../lib/page/paths.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { TextLink, textCss } from '../../../ui/text/text.js';

/** The figures that the limit follows from, and where they are corrected. */
const Figures = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('invest');
  const query = useQuery(profileQuery);
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('step.figures')}</h2>
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(profile) => profile && <Means profile={profile} />}
      </QueryBoundary>
      <p>
        <TextLink to={paths.investorProfileFor(campaignId)}>{t('step.changeFigures')}</TextLink>
      </p>
    </Stack>
  );
};

const Step = () => (
  <StepPage step="investor-details">
    {(process, preparation) => (
      <DetailsStep process={process} preparation={preparation}>
        <Figures campaignId={process.campaignId} />
      </DetailsStep>
    )}
  </StepPage>
);

export default Step;
