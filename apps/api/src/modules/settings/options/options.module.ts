import { Module } from '@nestjs/common';
import { OpenOptions } from './open-options.js';

@Module({
  providers: [OpenOptions],
  exports: [OpenOptions],
})
export class OptionsModule {}
