import { useTranslation } from 'react-i18next';
import { FundedBand } from '../../../features/campaigns/components/funded-band.js';
import { HeroLabels } from '../../../features/campaigns/components/hero-labels.js';
import { OpenNow } from '../../../features/campaigns/components/open-now.js';
import { Newsletter } from '../../../features/contact/components/newsletter.js';
import { Hero } from '../../../features/site/components/hero.js';
import { HowItWorks } from '../../../features/site/components/how-it-works.js';
import { RaiseInvitation } from '../../../features/site/components/raise-invitation.js';
import { TwoWays } from '../../../features/site/components/two-ways.js';
import { TopInvestors } from '../../../features/site/components/top-investors.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss } from '../../../ui/layout/layout.js';

const Landing = () => {
  const { t } = useTranslation('landing');
  useTitle(t('title'));
  return (
    <main id="main">
      <Hero labels={<HeroLabels />} />
      <TwoWays />
      <OpenNow />
      <FundedBand />
      <HowItWorks />
      <RaiseInvitation />
      <section className={layoutCss.rule}>
        <div className={join(layoutCss.wrap, layoutCss.section, layoutCss.two)}>
          <TopInvestors />
          <Newsletter />
        </div>
      </section>
    </main>
  );
};

export default Landing;
