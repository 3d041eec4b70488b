import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { copyText } from '../../lib/page/copy-text.js';
import { Icon } from '../brand/icon.js';
import { textCss } from '../text/text.js';

const SAID_MS = 2000;
/** What has to be done by hand is read first. */
const REFUSED_MS = 8000;

interface CopyButtonProps {
  value: string;
  label?: string;
  /** Within a line of text: the picture alone is seen. */
  quiet?: boolean;
}

/** Puts a text into the clipboard and says so, or that the browser did not allow it: the text stands beside the button. */
export const CopyButton = ({ value, label, quiet = false }: CopyButtonProps) => {
  const { t } = useTranslation('common');
  const [said, setSaid] = useState<'copied' | 'copyRefused' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(value);
    setSaid(isCopied ? 'copied' : 'copyRefused');
    window.setTimeout(() => setSaid(null), isCopied ? SAID_MS : REFUSED_MS);
  };
  return (
    <Button
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'compact-sm' : 'sm'}
      leftSection={<Icon of={said === 'copied' ? IconCheck : IconCopy} size="small" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite" className={quiet && said !== 'copyRefused' ? textCss.srOnly : undefined}>
        {said === null ? (label ?? t('copy')) : t(said)}
      </span>
    </Button>
  );
};
