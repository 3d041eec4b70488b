import { cleanup, configure } from '@testing-library/react';

// At the top, for every file of a group: the library's own would belong to the first one alone.
afterEach(cleanup);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
