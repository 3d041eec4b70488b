import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { LimitBar } from '../components/limit-bar.js';
import { limitWithout } from '../own-reservation.js';
import { prepareQuery } from '../queries.js';
import { processQuery, type Process } from './queries.js';
import { isHeld, nextPath } from './step-paths.js';

interface PlaceRefusedProps {
  id: string;
  error: unknown;
  onRetry: () => void;
  /** The way to what the law asks first. */
  renderMend?: (refused: ApiError, campaignId: string) => ReactNode;
}

/** how the limit comes about and what has used it up since, for example in another tab. */
const Arithmetic = ({ process }: { process: Process }) => {
  const { data: preparation } = useQuery(prepareQuery(process.campaignId));
  const { amount, currency } = process;
  const limit = limitWithout(preparation?.limit ?? null, isHeld(process) ? process : null, currency);
  return limit && <LimitBar limit={limit} amount={amount} currency={currency} />;
};

/** Why an investment takes no place: a step that is missing is gone to, everything else is said, with the way on. */
export const PlaceRefused = ({ id, error, onRetry, renderMend }: PlaceRefusedProps) => {
  const { t } = useTranslation('invest');
  const { data: process } = useQuery(processQuery(id));
  if (!(error instanceof ApiError) || !error.code.includes('.')) return <ErrorState error={error} onRetry={onRetry} />;
  if (error.code === 'investment.step_missing') return process ? <Navigate to={nextPath(process)} replace /> : null;
  return (
    <Stack gap={5}>
      <RefusalNotice error={error} />
      {process && error.code === 'investment.limit_exceeded' && <Arithmetic process={process} />}
      {process && (
        <Row flow>
          {renderMend?.(error, process.campaignId)}
          <Button component={Link} to={paths.invest(process.campaignId, process.amount)}>
            {t('step.toAmount')}
          </Button>
          <Button component={Link} to={paths.campaign(process.campaignSlug)} variant="default">
            {t('amount.back')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
