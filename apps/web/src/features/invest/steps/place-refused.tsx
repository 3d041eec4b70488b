import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { processQuery } from './queries.js';
import { nextPath } from './step-paths.js';

interface PlaceRefusedProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Why an investment takes no place: a step that is missing is gone to, everything else is said, with the way on. */
export const PlaceRefused = ({ id, error, onRetry }: PlaceRefusedProps) => {
  const { t } = useTranslation('invest');
  const { data: process } = useQuery(processQuery(id));
  if (!(error instanceof ApiError) || !error.code.includes('.')) return <ErrorState error={error} onRetry={onRetry} />;
  if (error.code === 'investment.step_missing') return process ? <Navigate to={nextPath(process)} replace /> : null;
  return (
    <Stack gap={5}>
      <RefusalNotice error={error} />
      {process && (
        <Row flow>
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
