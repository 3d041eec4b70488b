import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { TwoPeople } from './two-people.js';

@Module({ imports: [SettingsModule], providers: [TwoPeople], exports: [TwoPeople] })
export class DecisionsModule {}
