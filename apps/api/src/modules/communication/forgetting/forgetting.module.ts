import { Module } from '@nestjs/common';
import { AccountForgetter } from './account-forgetter.js';

@Module({
  providers: [AccountForgetter],
})
export class ForgettingModule {}
