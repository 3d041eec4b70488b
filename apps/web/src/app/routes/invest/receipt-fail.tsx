import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { Row } from '../../../ui/layout.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { PageHeader } from '../../../ui/page-header.js';

const ReceiptFail = () => {
  const { t } = useTranslation('invest');
  const [search] = useSearchParams();
  const investment = search.get('investment');
  useTitle(t('fail.title'));
  return (
    <NarrowPage>
      <PageHeader title={t('fail.title')} lede={t('fail.text')} />
      <Row flow>
        {investment && (
          <Button component={Link} to={paths.payment(investment)}>
            {t('fail.again')}
          </Button>
        )}
        <Button component={Link} to={paths.investments} variant="default">
          {t('fail.portfolio')}
        </Button>
      </Row>
    </NarrowPage>
  );
};

export default ReceiptFail;
