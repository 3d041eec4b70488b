import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { WireInstructionsPaper, type Instructions } from '../../../features/invest/components/wire-instructions.js';
import { WIRE_PLACES } from '../../../features/invest/wire-places.js';
import { wireQuery } from '../../../features/invest/queries.js';
import { CancelTopUp } from '../../../features/wallet/components/cancel-top-up.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReleaseButton } from '../../../ui/feedback/release-button.js';
import { FlowBar } from '../../../ui/forms/flow-bar.js';
import { Button } from '../../../ui/inputs/button.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';

/** Gives up what is paid for, where its payer may: a repayment stays due. */
const GiveUp = ({ instructions, onDone }: { instructions: Instructions; onDone: () => unknown }) => {
  const { purpose, subjectId } = instructions;
  if (purpose === 'investment') return <ReleaseButton reservation={{ id: subjectId }} onReleased={onDone} />;
  return purpose === 'top_up' ? <CancelTopUp id={subjectId} onCancelled={onDone} /> : null;
};

/** S-07: how a payment is made by wire transfer, and whether its money has come. */
const WireTransfer = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  const query = useQuery(wireQuery(id));
  useTitle(t('wire.title'));
  const told = query.data;
  return (
    <>
      <FlowBar title={told && t(`wire.bar.${told.purpose}`, { name: told.campaignName, number: told.subjectNumber })}>
        {told && (
          <Button component={Link} to={WIRE_PLACES[told.purpose].home(told)} variant="subtle">
            {t(`wire.back.${told.purpose}`)}
          </Button>
        )}
      </FlowBar>
      <NarrowPage>
        <QueryBoundary query={query} pending={<FormSkeleton fields={4} />}>
          {(instructions) => (
            <WireInstructionsPaper
              instructions={instructions}
              giveUp={<GiveUp instructions={instructions} onDone={() => query.refetch()} />}
            />
          )}
        </QueryBoundary>
      </NarrowPage>
    </>
  );
};

export default WireTransfer;
