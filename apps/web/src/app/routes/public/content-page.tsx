import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SitePage } from '../../../features/content/components/site-page.js';
import { FeeTerms } from '../../../features/site/components/fee-terms.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';

/** The page whose figures are those of the console, regardless of its text. */
const FEES = 'fees';

const FeesInForce = () => {
  const { t } = useTranslation('raise');
  return (
    <Stack as="section" gap={4}>
      <h2>{t('fees.inForce')}</h2>
      <FeeTerms />
    </Stack>
  );
};

const ContentPage = () => {
  const { contentpage = '' } = useParams();
  return (
    <PageFrame as="main" id="main">
      <SitePage key={contentpage} slug={contentpage}>
        {contentpage === FEES && <FeesInForce />}
      </SitePage>
    </PageFrame>
  );
};

export default ContentPage;
