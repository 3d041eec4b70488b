import { Module } from '@nestjs/common';
import { ListedTransfers } from '../../kernel/console/listed-transfers.js';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { PayoutsModule } from '../payouts/index.js';
import { WalletModule } from '../wallet/index.js';
import { BankDetailsReveal } from './bank-details-reveal.js';
import { BankTransfersController } from './bank-transfers.controller.js';
import { DueTransfers } from './due-transfers.js';
import { findListings } from './files/listings.js';
import { PaymentFileDownload } from './files/payment-file-download.js';
import { PaymentFilesController } from './files/payment-files.controller.js';
import { PaymentFilesRepository } from './files/payment-files.repository.js';
import { PaymentFiles } from './files/payment-files.service.js';
import { PaymentResultsImport } from './files/payment-results.js';
import { TransfersToMakeReader } from './files/transfers-to-make.js';
import { PaymentFile } from './payment-file.js';
import { Payees } from './payees.js';

@Module({
  imports: [PayoutsModule, WalletModule],
  controllers: [BankTransfersController, PaymentFilesController],
  providers: [
    BankDetailsReveal,
    DueTransfers,
    Payees,
    PaymentFile,
    PaymentFileDownload,
    PaymentFiles,
    PaymentFilesRepository,
    PaymentResultsImport,
    TransfersToMakeReader,
  ],
})
export class BankTransfersModule {
  constructor(listed: ListedTransfers, waiting: WaitingWork) {
    listed.register(findListings);
    waiting.register({
      queue: 'payment-files',
      permission: 'bank_details.reveal',
      sql: `select made_at as at from payment_file where state = 'made' and made_by <> $1`,
    });
  }
}
