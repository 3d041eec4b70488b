import { IconButton } from '@mui/material';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import css from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** The name of the copied value, for the button's label. */
  label: string;
}

/** Copies a technical text, such as a reference or an account code, and shows it as a tooltip. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const say = useSay();
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Without access to the clipboard, the text is shown to be copied by hand.
      notify(text, { messageArgs: { _: text }, autoHideDuration: null });
    }
  };
  const Picture = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton
      className={css.copy}
      size="small"
      aria-label={isCopied ? say('bank.copied') : label}
      title={text}
      onClick={() => void copy()}
    >
      <Picture aria-hidden="true" size={14} stroke={2} />
    </IconButton>
  );
};
