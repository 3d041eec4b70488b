import { useTranslation } from 'react-i18next';
import { CopyButton } from '../feedback/copy-button.js';
import { Code } from './figures.js';

/** A reference that people read and type; anything longer is for machines, and only its start is shown. */
const READABLE = 16;
const SHOWN = 8;

/** A reference to quote: short to read, whole to copy. */
export const Reference = ({ value }: { value: string }) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Code>{value.length > READABLE ? `${value.slice(0, SHOWN)}\u2026` : value}</Code>
      <CopyButton quiet value={value} label={t('paymentFailed.copy')} />
    </>
  );
};
