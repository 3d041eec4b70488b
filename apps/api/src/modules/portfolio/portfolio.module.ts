import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { GraphRepository } from './graph.repository.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';
import { TransactionsController } from './transactions.controller.js';
import { TransactionsRepository } from './transactions.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [PortfolioController, TransactionsController],
  providers: [GraphRepository, PortfolioRepository, PortfolioService, TransactionsRepository],
})
export class PortfolioModule {}
