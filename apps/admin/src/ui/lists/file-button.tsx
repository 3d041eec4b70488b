import type { Client } from '@cairn/client';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../lib/data/client.js';
import { saveFile } from '../../lib/data/save-file.js';
import { useSay } from '../../lib/words/words.js';
import { useErrorText } from '../records/notice.js';
import { ToolButton } from './tool-button.js';

interface FileButtonProps {
  /** Of the file, in the reader's downloads. */
  name: string;
  take: (files: Client) => Promise<unknown>;
  /** "Export" unless given. */
  label?: string;
  isDisabled?: boolean;
}

/** Saves what the page shows as a file. */
export const FileButton = ({ name, take, label, isDisabled = false }: FileButtonProps) => {
  const say = useSay();
  const notify = useNotify();
  const textOf = useErrorText();
  const { files } = useCalls();
  const [isBusy, setIsBusy] = useState(false);
  const press = async (): Promise<void> => {
    setIsBusy(true);
    try {
      saveFile(await take(files), name);
    } catch (error) {
      const words = textOf(error);
      notify(words, { type: 'error', messageArgs: { _: words } });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ToolButton
      icon={IconDownload}
      label={label ?? say('list.export')}
      isDisabled={isDisabled}
      isBusy={isBusy}
      onClick={() => void press()}
    />
  );
};
