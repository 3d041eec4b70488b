import type { ApiError } from '@cairn/client';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../lib/api/refusals.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { Code } from '../data/figures.js';
import { Stack } from '../layout/layout.js';
import { RefusalNotice } from './refusal-notice.js';
import { Notice } from '../layout/surface.js';

/** A refused action was not done. Without an answer, or while the first request is still in progress, it is unknown. */
const isRefused = (error: unknown): error is ApiError => isRefusal(error) && !error.code.startsWith('idempotency.');

interface PaymentRefusalProps {
  error: unknown;
  /** The reference for support. */
  reference: string;
}

/** A payment that was refused before any money moved: that nothing was charged, why, and a reference. */
export const PaymentRefusal = ({ error, reference }: PaymentRefusalProps) => {
  const { t } = useTranslation('invest');
  const words = useErrorWords('act');
  if (!isRefused(error)) return <RefusalNotice error={error} />;
  return (
    <Notice tone="danger">
      <Stack gap={3}>
        <b>{t('fail.refused')}</b>
        <span>{words(error)}</span>
        <span>
          {t('receipt.reference')} <Code>{reference}</Code>
        </span>
      </Stack>
    </Notice>
  );
};
