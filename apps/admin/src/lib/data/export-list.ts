import type { Endpoint } from '@cairn/contracts';
import { useListContext } from 'react-admin';
import { useCalls } from './client.js';
import { filled, orderQuery } from './provider/list-query.js';
import type { ResourceName } from './resources.js';
import { saveFile } from './save-file.js';

/** A list as a file; its address is the resource's name. */
const fileOf = (resource: ResourceName): Endpoint<{ query: Record<string, string> }> => ({
  method: 'GET',
  path: `/admin/${resource}`,
  access: 'admin',
});

/** Exports the list on the screen, all its pages, as a file. May require step-up authentication (SEC-14). */
export function useListExport(
  resource: ResourceName,
  fixed: Readonly<Record<string, string>> = {},
): () => Promise<void> {
  const { files } = useCalls();
  const { filterValues, sort } = useListContext();
  return async () => {
    const file = await files.send(fileOf(resource), {
      query: { format: 'csv', ...orderQuery(resource, sort), ...filled(filterValues), ...fixed },
    });
    saveFile(file, `${resource}.csv`);
  };
}
