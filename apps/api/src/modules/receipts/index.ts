export { ReceiptPrinter } from './receipt-printer.js';
export { issuerOf } from './receipt-sheet.js';
export type { ReceiptText, SheetRow, Writing } from './receipt-sheet.js';
export { ReceiptsModule } from './receipts.module.js';
