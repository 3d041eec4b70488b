import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Means } from '../../../features/identity/figures/means.js';
import { profileQuery } from '../../../features/identity/queries.js';
import { DetailsStep } from '../../../features/invest/steps/details-step.js';
import type { Preparation } from '../../../features/invest/queries.js';
import { StepPage } from '../../../features/invest/steps/step-page.js';
import { MEASURED_BY, MeasuredFigures } from '../../../features/standing/components/measured-figures.js';
import { standingQuery } from '../../../features/standing/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { TextLink, textCss } from '../../../ui/text/text.js';

/** Income and net worth as they were stated, and where they are corrected. */
const StatedMeans = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('invest');
  const query = useQuery(profileQuery);
  return (
    <>
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(profile) => profile && <Means profile={profile} />}
      </QueryBoundary>
      <p>
        <TextLink to={paths.investorProfileFor(campaignId)}>{t('step.changeFigures')}</TextLink>
      </p>
    </>
  );
};

/** The figures that the law of the site measures by. */
const Figures = ({ preparation: { campaignId, limit } }: { preparation: Preparation }) => {
  const { t } = useTranslation('invest');
  const query = useQuery(standingQuery(campaignId));
  const netAssets = limit?.basis.rule === 'net_assets' ? limit.basis.figure : null;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('step.figures')}</h2>
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(standing) =>
          standing.profile in MEASURED_BY ? (
            <MeasuredFigures standing={standing} campaignId={campaignId} netAssets={netAssets} />
          ) : (
            <StatedMeans campaignId={campaignId} />
          )
        }
      </QueryBoundary>
    </Stack>
  );
};

const Step = () => (
  <StepPage step="investor-details">
    {(process, preparation) => (
      <DetailsStep process={process} preparation={preparation}>
        <Figures preparation={preparation} />
      </DetailsStep>
    )}
  </StepPage>
);

export default Step;
