import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { PageHeader } from '../../../ui/page-header.js';
import { TextLink } from '../../../ui/text.js';

const TopUpFail = () => {
  const { t } = useTranslation('wallet');
  useTitle(t('topUp.failTitle'));
  return (
    <NarrowPage>
      <PageHeader title={t('topUp.failTitle')} lede={t('topUp.failText')} />
      <TextLink to={paths.wallet}>{t('topUp.back')}</TextLink>
    </NarrowPage>
  );
};

export default TopUpFail;
