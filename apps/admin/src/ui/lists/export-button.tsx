import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useListExport } from '../../lib/data/export-list.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { useSay } from '../../lib/words/words.js';
import { useErrorText } from '../records/notice.js';
import { ToolButton } from './tool-button.js';

interface ExportButtonProps {
  resource: ResourceName;
  /** The fixed parameters of this list. */
  fixed?: Readonly<Record<string, string>> | undefined;
}

/** The list as a file (SEC-38): what the filters leave, all of it. */
export const ExportButton = ({ resource, fixed }: ExportButtonProps) => {
  const say = useSay();
  const notify = useNotify();
  const textOf = useErrorText();
  const take = useListExport(resource, fixed);
  const { total } = useListContext();
  const [isBusy, setIsBusy] = useState(false);
  const press = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await take();
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
      label={say('list.export')}
      isDisabled={total === 0}
      isBusy={isBusy}
      onClick={() => void press()}
    />
  );
};
