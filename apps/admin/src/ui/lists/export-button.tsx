import { useListContext } from 'react-admin';
import { useListFile } from '../../lib/data/export-list.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { FileButton } from './file-button.js';

interface ExportButtonProps {
  resource: ResourceName;
  /** The fixed parameters of this list. */
  fixed?: Readonly<Record<string, string>> | undefined;
}

/** The list as a file (SEC-38): what the filters leave, all of it. */
export const ExportButton = ({ resource, fixed }: ExportButtonProps) => {
  const take = useListFile(resource, fixed);
  const { total } = useListContext();
  return <FileButton name={`${resource}.csv`} take={take} isDisabled={total === 0} />;
};
