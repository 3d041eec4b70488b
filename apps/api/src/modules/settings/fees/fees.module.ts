import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { PlatformFeesController } from './platform-fees.controller.js';
import { PlatformFeesRepository } from './platform-fees.repository.js';
import { PlatformFeesService } from './platform-fees.service.js';

@Module({
  controllers: [PlatformFeesController],
  providers: [PlatformFeesRepository, PlatformFeesService],
  exports: [PlatformFeesRepository],
})
export class FeesModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'platform-fees',
      permission: 'fees.change',
      sql: `select made_at as at from platform_fee where state = 'waiting'`,
    });
  }
}
