import { useTranslation } from 'react-i18next';
import { CopyButton } from '../feedback/copy-button.js';
import { Code } from './figures.js';

/** A reference that people read and type; anything longer is for machines, and only its start is shown. */
const READABLE = 16;
const SHOWN = 8;

/** A reference to quote: short to read, whole to copy and on paper. */
export const Reference = ({ value }: { value: string }) => {
  const { t } = useTranslation('common');
  const isLong = value.length > READABLE;
  return (
    <>
      <span data-whole={isLong ? value : undefined}>
        <Code>{isLong ? `${value.slice(0, SHOWN)}\u2026` : value}</Code>
      </span>
      <CopyButton quiet value={value} label={t('paymentFailed.copy')} />
    </>
  );
};
