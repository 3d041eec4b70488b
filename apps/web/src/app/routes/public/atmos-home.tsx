import { useTranslation } from 'react-i18next';
import { FundedBand } from '../../../features/campaigns/components/funded-band.js';
import { OpenNow } from '../../../features/campaigns/components/open-now.js';
import { LatestInvestments } from '../../../features/site/components/latest-investments.js';
import { PlatformFigures } from '../../../features/site/components/platform-figures.js';
import { Slides } from '../../../features/site/components/slides.js';
import { TopInvestors } from '../../../features/site/components/top-investors.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss, Wrap } from '../../../ui/layout/layout.js';

/** The alternative landing page: led by the site's slides and by what the platform has done. */
const AtmosHome = () => {
  const { t } = useTranslation('landing');
  useTitle(t('title'));
  return (
    <main id="main">
      <Slides />
      <Wrap>
        <PlatformFigures />
      </Wrap>
      <OpenNow />
      <section className={layoutCss.rule}>
        <div className={join(layoutCss.wrap, layoutCss.section, layoutCss.two)}>
          <LatestInvestments />
          <TopInvestors />
        </div>
      </section>
      <FundedBand />
    </main>
  );
};

export default AtmosHome;
