export { accountCode } from './accounts.js';
export { Ledger, type LedgerEntry, type Posting } from './ledger.js';
export { LedgerModule } from './ledger.module.js';
export { LedgerReports } from './reports.js';
export { Sealer } from './sealer.js';
export { LedgerVerifier, type Violation } from './verifier.js';
