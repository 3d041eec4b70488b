import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { declineWord, isBankReturn } from '../../lib/site/decline.js';
import { CopyButton } from './copy-button.js';
import { Code } from '../data/figures.js';
import { Row, Stack } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';

interface CardRefusalProps {
  failureCode: string | null;
  /** The remaining options, and their deadline. */
  possible: ReactNode;
  /** The reference for us or the bank. */
  reference: string;
  actions?: ReactNode;
}

/** A declined card on the page after the payment: nothing was charged, the reason, the options, a reference. */
export const CardRefusal = ({ failureCode, possible, reference, actions }: CardRefusalProps) => {
  const { t } = useTranslation(['invest', 'common']);
  return (
    <Notice tone="danger">
      <Stack gap={3}>
        <b>{t(isBankReturn(failureCode) ? 'fail.bankDeclined' : 'fail.declinedCard')}</b>
        <span>{t(`fail.why.${declineWord(failureCode)}`)}</span>
        <span>{possible}</span>
        <span>
          {t('receipt.reference')} <Code>{reference}</Code>
        </span>
        <Row flow>
          {actions}
          <CopyButton value={reference} label={t('common:paymentFailed.copy')} />
        </Row>
      </Stack>
    </Notice>
  );
};
