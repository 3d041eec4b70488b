import { useTranslation } from 'react-i18next';
import { RaiseCourse, RaiseMissed, RaiseSteps } from '../../../features/raise/raise-course.js';
import { RaiseFees } from '../../../features/raise/raise-fees.js';
import { RaiseFit } from '../../../features/raise/raise-fit.js';
import { RaiseHero } from '../../../features/raise/raise-hero.js';
import { useTitle } from '../../../lib/page/use-title.js';

const RaiseCapital = () => {
  const { t } = useTranslation('raise');
  useTitle(t('title'));
  return (
    <main id="main">
      <RaiseHero />
      <RaiseFit />
      <RaiseFees />
      <RaiseSteps />
      <RaiseCourse />
      <RaiseMissed />
    </main>
  );
};

export default RaiseCapital;
