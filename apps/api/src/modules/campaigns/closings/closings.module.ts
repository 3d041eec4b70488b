import { Module } from '@nestjs/common';
import { RollingClosingsRepository } from './rolling-closings.repository.js';

@Module({ providers: [RollingClosingsRepository], exports: [RollingClosingsRepository] })
export class CampaignClosingsModule {}
