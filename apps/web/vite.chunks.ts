/**
 * How the client's code is cut into files. Each request costs a round trip on a slow line, and browsers make few at a
 * time: what every page needs comes as one file, and what most pages share as another.
 *
 * Request classes stay with their forms: they describe themselves by metadata, which has to be there before them.
 */
export const codeGroups = [
  // What waits for the paint, and for nothing else.
  {
    name: 'start',
    test: /apps\/web\/(index\.html|src\/(start|app\/(styles|served-page))\.ts)$|preload-helper/,
    priority: 3,
  },
  { name: 'first', tags: ['$initial'], priority: 2 },
  {
    name: 'shared',
    test: /node_modules\/(@tabler|@tanstack)|apps\/web\/src\/(ui|lib)\//,
    minShareCount: 12,
    priority: 1,
  },
];
