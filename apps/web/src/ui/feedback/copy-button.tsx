import { notifications } from '@mantine/notifications';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { copyText } from '../../lib/page/copy-text.js';
import { Icon } from '../brand/icon.js';
import { textCss } from '../text/text.js';
import css from './copy-button.module.css';

const SAID_MS = 2000;

interface CopyButtonProps {
  value: string;
  label?: string;
  /** Within a line of text: the picture alone is seen. */
  quiet?: boolean;
}

/** Copies the text next to it to the clipboard and confirms it, or reports that the browser did not allow it. */
export const CopyButton = ({ value, label, quiet = false }: CopyButtonProps) => {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(value))) return notifications.show({ message: t('copyRefused') });
    setCopied(true);
    return window.setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <Button
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'compact-sm' : 'sm'}
      className={quiet ? css.quiet : undefined}
      leftSection={<Icon of={copied ? IconCheck : IconCopy} size="small" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite" className={quiet ? textCss.srOnly : undefined}>
        {copied ? t('copied') : (label ?? t('copy'))}
      </span>
    </Button>
  );
};
