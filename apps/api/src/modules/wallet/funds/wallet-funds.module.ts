import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { RatesModule } from '../../rates/index.js';
import { CardMoney } from './card-money.js';
import { TopUpMaximum } from './top-up-maximum.js';
import { WalletFees } from './wallet-fees.js';

@Module({
  imports: [SettingsModule, PaymentsModule, RatesModule],
  providers: [CardMoney, TopUpMaximum, WalletFees],
  exports: [CardMoney, TopUpMaximum, WalletFees],
})
export class WalletFundsModule {}
