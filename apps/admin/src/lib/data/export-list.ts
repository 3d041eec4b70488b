import type { Client } from '@cairn/client';
import type { Endpoint } from '@cairn/contracts';
import { useListContext } from 'react-admin';
import { filled, orderQuery } from './provider/list-query.js';
import type { ResourceName } from './resources.js';

/** A list as a file; its address is the resource's name. */
const fileOf = (resource: ResourceName): Endpoint<{ query: Record<string, string> }> => ({
  method: 'GET',
  path: `/admin/${resource}`,
  access: 'admin',
});

/** Asks for the list on the screen, all its pages, as a file. May require step-up authentication (SEC-14). */
export function useListFile(
  resource: ResourceName,
  fixed: Readonly<Record<string, string>> = {},
): (files: Client) => Promise<unknown> {
  const { filterValues, sort } = useListContext();
  return (files) =>
    files.send(fileOf(resource), {
      query: { format: 'csv', ...orderQuery(resource, sort), ...filled(filterValues), ...fixed },
    });
}
