import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { Icon } from '../brand/icon.js';

const SAID_MS = 2000;

/** Puts a text into the clipboard and says so. */
export const CopyButton = ({ value, label }: { value: string; label?: string }) => {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    window.setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={copied ? IconCheck : IconCopy} size="small" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
};
