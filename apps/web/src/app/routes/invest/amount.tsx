import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { offerQuery, prepareQuery, type Preparation } from '../../../features/invest/queries.js';
import { AmountForm } from '../../../features/invest/components/amount-form.js';
import { Blocked } from '../../../features/invest/components/blocked.js';
import { InvestFrame } from '../../../features/invest/components/invest-frame.js';
import { KeyInformation } from '../../../features/invest/components/key-information.js';
import { Ahead, BeginAhead } from '../../../features/standing/components/ahead.js';
import { isListed, MendLinks } from '../../../features/standing/components/mend-links.js';
import { standingQuery } from '../../../features/standing/queries.js';
import { useKeepBrought } from '../../../features/invest/use-amount.js';
import { mayChoose } from '../../../features/invest/own-reservation.js';
import { begunQuery } from '../../../features/invest/steps/queries.js';
import { isHeld } from '../../../features/invest/steps/step-paths.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

/** Continues with what the user has begun here, if there is anything. */
const Choose = ({ preparation }: { preparation: Preparation }) => {
  const query = useQuery(begunQuery(preparation.campaignId));
  const offer = useQuery(offerQuery(preparation.slug));
  const { data: standing } = useQuery(standingQuery(preparation.campaignId));
  const { campaignId, currency } = preparation;
  const aheadOf = (amount: number | null, held = 0) => (
    <>
      <KeyInformation preparation={preparation} />
      <Ahead
        campaignId={campaignId}
        wanted={amount === null ? undefined : { amount: Math.max(0, amount - held), currency }}
      />
    </>
  );
  const isAhead = (code: string): boolean => standing !== undefined && isListed(standing, code);
  return (
    <QueryBoundary query={query} pending={<FormSkeleton />}>
      {(own) =>
        mayChoose(preparation, own !== null && isHeld(own) ? own : null) ? (
          <AmountForm
            key={own?.id}
            preparation={preparation}
            own={own}
            offer={offer.data}
            renderAhead={(amount) => aheadOf(amount, own !== null && isHeld(own) ? own.amount : 0)}
            renderMend={(refused) => <MendLinks refusals={[refused]} campaignId={preparation.campaignId} />}
          />
        ) : (
          <Blocked
            preparation={preparation}
            offer={offer.data}
            ahead={aheadOf(null)}
            isAhead={isAhead}
            begin={<BeginAhead campaignId={preparation.campaignId} />}
            mend={
              <MendLinks
                refusals={preparation.reasons.filter(({ code }) => !isAhead(code))}
                campaignId={preparation.campaignId}
              />
            }
          />
        )
      }
    </QueryBoundary>
  );
};

const Amount = () => {
  const { t } = useTranslation('invest');
  const { id = '' } = useParams();
  useKeepBrought(id);
  const query = useQuery(prepareQuery(id));
  return (
    <InvestFrame step="amount" title={t('amount.title')} name={query.data?.campaignName}>
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {(preparation) => <Choose preparation={preparation} />}
      </QueryBoundary>
    </InvestFrame>
  );
};

export default Amount;
