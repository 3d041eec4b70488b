import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Row } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Timeline } from '../../../ui/data/timeline.js';

const ThankYou = () => {
  const { t } = useTranslation('wizard');
  useTitle(t('thanks.title'));
  return (
    <NarrowPage>
      <PageHeader title={t('thanks.title')} lede={t('thanks.lede')} />
      <Timeline
        items={[
          { id: '1', title: t('thanks.1'), state: 'done' },
          { id: '2', title: t('thanks.2'), note: t('thanks.2note'), state: 'now' },
          { id: '3', title: t('thanks.3'), state: 'next' },
          { id: '4', title: t('thanks.4'), state: 'next' },
        ]}
      />
      <Row>
        <Button component={Link} to={paths.dashboard}>
          {t('thanks.dashboard')}
        </Button>
      </Row>
    </NarrowPage>
  );
};

export default ThankYou;
