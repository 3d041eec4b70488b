import { cleanup, configure } from '@testing-library/react';

// At the top level, for every file of a group: the library's own cleanup would run for the first file only.
afterEach(cleanup);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

// Each failed query while waiting would print the whole page into an error that nobody reads. A file that is run by
// itself still shows it.
if (process.env['CAIRN_TEST_GROUPS'] === 'yes') configure({ getElementError: (message) => new Error(message ?? '') });
