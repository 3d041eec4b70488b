export { BankLineEntity } from './matching/bank-line.entity.js';
export { BankStatementsModule } from './bank-statements.module.js';
