import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';

@Module({
  imports: [ContentModule],
  controllers: [PortfolioController],
  providers: [PortfolioRepository, PortfolioService],
})
export class PortfolioModule {}
