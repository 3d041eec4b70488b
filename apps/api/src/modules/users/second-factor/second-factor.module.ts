import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { CodeStepService } from './code-step.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { StepUpCodes } from './step-up-codes.js';
import { StepUpService } from './step-up.service.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactor } from './two-factor.js';

@Module({
  imports: [AccountsModule, SettingsModule, SignInModule],
  controllers: [TwoFactorController],
  providers: [CodeStepService, RecoveryCodes, StepUpCodes, StepUpService, TwoFactor, TwoFactorSetupService],
  exports: [TwoFactor],
})
export class SecondFactorModule {}
