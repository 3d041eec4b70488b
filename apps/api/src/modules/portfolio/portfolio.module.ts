import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [PortfolioController],
  providers: [PortfolioRepository, PortfolioService],
})
export class PortfolioModule {}
