export { Adjustments } from './adjustments.service.js';
export { accountCode, codeBeginsWith } from './accounts.js';
export {
  asPostings,
  Ledger,
  postArguments,
  postAt,
  type LedgerEntry,
  type PostedTransaction,
  type Posting,
} from './ledger.js';
export { LedgerModule } from './ledger.module.js';
export { LedgerReports } from './reports.js';
export { PeriodObstacles } from './periods/period-obstacles.js';
export { Sealer } from './sealer.js';
export { LedgerVerifier } from './verifier.js';
export { balanceOf, movedBy } from './verification/invariant.js';
export { Invariants, type VerifiedRecords } from './verification/invariants.js';
export { keyedPage, NEW_TRANSACTIONS, sourcesOf } from './verification/subjects.js';
export type { Violation } from './verification/findings.js';
export { isMoneyOutFrozen, requireMoneyOut } from './verification/money-out.js';
export { fingerprintOf, SCHEMA_FACTS, type SchemaFact } from './verification/schema-facts.js';
export { SCHEMA_FILE } from './verification/schema-check.js';
