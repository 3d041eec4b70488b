import type { Plugin } from 'vite';

const TABLE = /\/app\/route-table\/[\w-]+\.ts$/;
/** A row of a route table: the path, which stays, and the page's file. */
const ROW = /(\b(?:page|plainPage|formPage)\(\s*'[^']*',\s*)'[^']*'/g;

/**
 * The names of the pages' files are the server's: it finds in them what to load with a page. What comes first in the
 * browser goes without them.
 */
export const withoutPageFiles = (): Plugin => ({
  name: 'without-page-files',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => (TABLE.test(id) ? { code: code.replaceAll(ROW, "$1''"), map: null } : null),
});
