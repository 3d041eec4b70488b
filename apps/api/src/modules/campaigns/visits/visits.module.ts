import { Module, type OnModuleInit } from '@nestjs/common';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { VisitsController } from './visits.controller.js';
import { VisitsRepository } from './visits.repository.js';
import { VisitsService } from './visits.service.js';

const HOUR_SECONDS = 3600;

@Module({
  controllers: [VisitsController],
  providers: [VisitsRepository, VisitsService],
})
export class CampaignVisitsModule implements OnModuleInit {
  constructor(
    private readonly sweeps: Sweeps,
    private readonly visits: VisitsRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({
      name: 'campaigns.visits',
      everySeconds: HOUR_SECONDS,
      run: () => this.visits.forget(),
    });
  }
}
