import { Module } from '@nestjs/common';
import { PlatformFeesController } from './platform-fees.controller.js';
import { PlatformFeesRepository } from './platform-fees.repository.js';
import { PlatformFeesService } from './platform-fees.service.js';

@Module({
  controllers: [PlatformFeesController],
  providers: [PlatformFeesRepository, PlatformFeesService],
  exports: [PlatformFeesRepository],
})
export class FeesModule {}
