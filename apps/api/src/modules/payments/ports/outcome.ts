export type { Outcome, Reason } from '../../rails/index.js';
