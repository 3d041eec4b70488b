import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { IdentityController } from './identity.controller.js';
import { IdentityService } from './identity.service.js';
import { InvestorFigures } from './investor-figures.js';

@Module({
  imports: [SettingsModule],
  controllers: [IdentityController],
  providers: [IdentityService, InvestorFigures],
})
export class IdentityModule {}
