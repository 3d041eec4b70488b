import { ApiError } from '@cairn/client';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { CardSkeleton, FormSkeleton, RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { RiskNotice } from '../../ui/feedback/risk-notice.js';
import { EmptyState, ErrorState } from '../../ui/feedback/states.js';
import { Steps } from '../../ui/forms/steps.js';
import { Crumbs } from '../../ui/layout/crumbs.js';
import { Notice, Well, type Tone } from '../../ui/layout/surface.js';
import { Button } from '../../ui/inputs/button.js';
import { Sample, State } from './sample.js';

const TONES: readonly Tone[] = ['plain', 'info', 'success', 'warning', 'danger'];
const FAILED = new ApiError(503, 'server.unavailable', '', {}, [], 'req-77');

export const Feedback = () => {
  const { t } = useTranslation(['common', 'wallet']);
  return (
    <>
      <Sample of="Notice, Well, RiskNotice">
        {TONES.map((tone) => (
          <State key={tone}>
            <Notice tone={tone}>{t('connection.away')}</Notice>
          </State>
        ))}
        <State>
          <Well>{t('maintenance.safe')}</Well>
        </State>
        <RiskNotice />
      </Sample>
      <Sample of="EmptyState, ErrorState">
        <State>
          <EmptyState title={t('maintenance.safe')} action={<Button>{t('nav.browse')}</Button>}>
            {t('maintenance.money')}
          </EmptyState>
        </State>
        <State>
          <EmptyState picture="no-match" title={t('validation.choice')} />
        </State>
        <State>
          <EmptyState picture="clear" title={t('nav.inbox')} />
        </State>
        <State>
          <ErrorState error={FAILED} onRetry={() => undefined} />
        </State>
      </Sample>
      <Sample of="CardSkeleton, RowSkeleton, FormSkeleton">
        <State>
          <CardSkeleton />
        </State>
        <State>
          <RowSkeleton count={3} />
        </State>
        <State>
          <FormSkeleton fields={2} />
        </State>
      </Sample>
      <Sample of="Steps, Crumbs, ConfirmAction">
        <State>
          <Steps
            steps={[
              { id: 'a', title: t('nav.profile'), state: 'done', note: t('kind.equity') },
              { id: 'b', title: t('nav.identity'), state: 'now' },
              { id: 'c', title: t('nav.wallet'), state: 'next' },
            ]}
          />
        </State>
        <Crumbs above={[{ word: t('nav.home'), to: '/' }]} here={t('nav.wallet')} />
        <ConfirmAction
          label={t('reservation.release')}
          title={t('wallet:cancelTransfer.withdrawal.title')}
          keep={t('wallet:cancelTransfer.withdrawal.keep')}
          onConfirm={async () => undefined}
        >
          {t('maintenance.safe')}
        </ConfirmAction>
      </Sample>
    </>
  );
};
