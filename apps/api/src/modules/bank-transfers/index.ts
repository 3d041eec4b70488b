export { BankTransfersModule } from './bank-transfers.module.js';
