import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { PaymentsModule } from '../payments/index.js';
import { GettingReadyController } from './getting-ready.controller.js';
import { OutsideChecks } from './outside-checks.js';
import { SiteChecks } from './site-checks.js';

@Module({
  imports: [ContentModule, PaymentsModule],
  controllers: [GettingReadyController],
  providers: [OutsideChecks, SiteChecks],
})
export class GettingReadyModule {}
