import { readFileSync } from 'node:fs';

const SHARED = /node_modules\/(@tabler|@tanstack)|apps\/web\/src\/(lib|ui\/(?!forms|inputs|kit))/;
const KIT = /from '(@mantine|[./]*(ui\/)?kit\/)/;

/** What most pages share: nothing that brings the kit with it, which pages that are only read would load for it. */
const isShared = (id: string): boolean =>
  SHARED.test(id) && (id.includes('node_modules') || !KIT.test(readFileSync(id.split('?')[0] ?? id, 'utf8')));

const LONGEST_LIST = 1500;
/** Those that the landing page reads stay apart: it loads no others. */
const READ = /\/(lifecycles\/machine|test-the-waters|round|calendar)/;

/** A list of words or a small rule, of the contracts or of the site: a file of its own costs its name on the first page. */
const isList = (id: string): boolean => {
  if (!/(packages\/(contracts|finance)\/(dist|src)|apps\/web\/src\/lib)\//.test(id) || READ.test(id)) return false;
  const code = readFileSync(id.split('?')[0] ?? id, 'utf8');
  return code.length < LONGEST_LIST && !/^import /m.test(code);
};

/**
 * How the client's code is cut into files. Each request costs a round trip on a slow line, and browsers make few at a
 * time: what every page needs comes as one file, and what most pages share as another.
 *
 * Request classes stay with their forms: they describe themselves by metadata, which has to be there before them.
 */
export const codeGroups = [
  // What fetches parts later. It begins nothing: pages of their own need it, too.
  { name: 'preload', test: /preload-helper|apps\/web\/src\/app\/(styles|served-page)\.ts$/, priority: 5 },
  // What waits for the paint, and for nothing else.
  {
    name: 'start',
    test: /apps\/web\/(index\.html|src\/start\.ts)$/,
    priority: 4,
  },
  // What begins the site stands alone: pages of their own share the rest with it, and must not begin it.
  { name: 'main', test: /apps\/web\/src\/main\.tsx$/, includeDependenciesRecursively: false, priority: 4 },
  // Pages of their own: each begins by itself, and no other page begins them.
  { name: 'preview', test: /apps\/web\/(preview-frame\.html|src\/app\/routes\/preview\/start\.ts)$/, priority: 4 },
  { name: 'catalogue', test: /apps\/web\/(catalogue\.html|src\/app\/catalogue\/start\.ts)$/, priority: 4 },
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'design', test: /packages\/design\/src\/(palettes|pebbles|index)\.ts$/, priority: 3 },
  // Pages that are only read have neither of the two.
  {
    name: 'kit',
    test: /node_modules\/(@mantine|@floating-ui|react-remove-scroll)|apps\/web\/src\/ui\/kit\//,
    priority: 2,
  },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|class-validator|class-transformer)/, priority: 2 },
  {
    name: 'shared',
    test: isShared,
    minShareCount: 19,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Bank accounts, entered or linked: several pages ask for one, and few others do.
  {
    name: 'bank',
    test: /packages\/contracts\/(dist|src)\/(bank\/|campaigns\/routing-number)|apps\/web\/src\/(lib\/site\/(escrow|provider-choices)|ui\/inputs\/(bank-number|(use-)?debit|other-account|choice-rows|digits-input))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'lists', test: isList, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
];
