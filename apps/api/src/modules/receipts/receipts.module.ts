import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ReceiptPrinter } from './receipt-printer.js';

@Module({ imports: [SettingsModule], providers: [ReceiptPrinter], exports: [ReceiptPrinter] })
export class ReceiptsModule {}
