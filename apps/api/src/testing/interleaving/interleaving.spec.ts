import { describeInterleavings } from './interleaving-suite.js';

/** A seed whose cases have nearly every end: refunds, one that comes back, disputes, declines, returns and what nobody paid. */
describeInterleavings({ numRuns: 3, seed: 356 });
