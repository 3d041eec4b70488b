import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { DeskController } from './desk.controller.js';
import { DeskRepository } from './desk.repository.js';
import { DeskService } from './desk.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [DeskController],
  providers: [DeskRepository, DeskService],
})
export class DeskModule {}
