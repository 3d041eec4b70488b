import { describeInterleavings } from './interleaving-suite.js';

describeInterleavings({ numRuns: 60 });
