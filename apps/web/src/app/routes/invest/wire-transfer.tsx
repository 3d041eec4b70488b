import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { WireInstructionsPaper } from '../../../features/invest/components/wire-instructions.js';
import { wireQuery } from '../../../features/invest/queries.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';

/** S-07: how a payment is made by wire transfer, and whether its money has come. */
const WireTransfer = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const query = useQuery(wireQuery(id));
  useTitle(t('wire.title'));
  return (
    <NarrowPage>
      <QueryBoundary query={query} pending={<FormSkeleton fields={4} />}>
        {(instructions) => <WireInstructionsPaper instructions={instructions} />}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default WireTransfer;
