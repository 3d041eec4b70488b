import { Module } from '@nestjs/common';
import { StripeModule } from '../adapters/adapters.module.js';
import { ConnectController } from './connect.controller.js';
import { ConnectService } from './connect.service.js';

@Module({
  imports: [StripeModule],
  controllers: [ConnectController],
  providers: [ConnectService],
  exports: [ConnectService],
})
export class ConnectModule {}
