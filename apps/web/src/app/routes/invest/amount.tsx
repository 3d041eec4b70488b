import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { prepareQuery } from '../../../features/invest/api/invest.queries.js';
import { AmountForm } from '../../../features/invest/components/amount-form.js';
import { Blocked } from '../../../features/invest/components/blocked.js';
import { InvestFrame } from '../../../features/invest/components/invest-frame.js';
import { FormBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';

const Amount = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const query = useQuery(prepareQuery(id));
  return (
    <InvestFrame step="amount" title={t('amount.title')} name={query.data?.campaignName}>
      <QueryBoundary query={query} pending={<FormBones />}>
        {(preparation) =>
          preparation.allowed ? <AmountForm preparation={preparation} /> : <Blocked preparation={preparation} />
        }
      </QueryBoundary>
    </InvestFrame>
  );
};

export default Amount;
