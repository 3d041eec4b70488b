import { shortReference } from '@cairn/i18n/names';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../feedback/copy-button.js';
import { Code } from './figures.js';

/** A reference to quote: short to read, as its paper has it, and whole to copy. */
export const Reference = ({ value }: { value: string }) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Code>{shortReference(value)}</Code>
      <CopyButton quiet value={value} label={t('paymentFailed.copy')} />
    </>
  );
};
