import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { topUpQuery } from '../../../features/wallet/api/wallet.queries.js';
import { TopUpTerms } from '../../../features/wallet/components/top-up-terms.js';
import { declineWord } from '../../../lib/site/decline.js';
import { paths } from '../../../lib/page/paths.js';
import { usePaymentCheck } from '../../../lib/site/use-payment-check.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Row } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

/** A top-up that failed: that nothing was charged, why, the number to quote, and the way on. */
const TopUpFail = () => {
  const { t } = useTranslation(['wallet', 'invest']);
  const [search] = useSearchParams();
  const id = search.get('topup') ?? '';
  const { data: topUp } = useQuery({ ...topUpQuery(id), enabled: id !== '' });
  const { query: check } = usePaymentCheck();
  useTitle(t('topUp.failTitle'));
  return (
    <NarrowPage>
      <PageHeader title={t('topUp.failTitle')} lede={t('topUp.failText')} />
      {check.data && <p>{t(`invest:fail.why.${declineWord(check.data.failureCode)}`)}</p>}
      {topUp && <TopUpTerms topUp={topUp} />}
      <Row flow>
        {topUp && (
          <Button component={Link} to={paths.topUpPayment(topUp.id)}>
            {t('topUp.again')}
          </Button>
        )}
        <Button component={Link} to={paths.wallet} variant="default">
          {t('topUp.back')}
        </Button>
      </Row>
    </NarrowPage>
  );
};

export default TopUpFail;
