import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { FeeTerms } from '../../../features/site/components/fee-terms.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

const RaiseCapital = () => {
  const { t } = useTranslation('raise');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={7}>
        <PageHeader
          title={t('title')}
          lede={t('lede')}
          actions={
            <Button component={Link} to={paths.chooseType} size="lg">
              {t('start')}
            </Button>
          }
        />
        <Columns kind="two">
          <Stack gap={3}>
            <h2>{t('steps.title')}</h2>
            <Rows as="ol">
              {['1', '2', '3', '4', '5'].map((step) => (
                <Row as="li" key={step} top>
                  <Text muted>
                    <bdi>{step}</bdi>
                  </Text>
                  <span>{t(`steps.${step}`)}</span>
                </Row>
              ))}
            </Rows>
          </Stack>
          <Stack gap={4} id="fees">
            <h2>{t('fees.title')}</h2>
            <Text as="p" muted>
              {t('fees.text')}
            </Text>
            <FeeTerms />
          </Stack>
        </Columns>
      </Stack>
    </PageFrame>
  );
};

export default RaiseCapital;
