import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { RailsModule } from '../../rails/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { RecordMovesModule } from '../moves/moves.module.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { AppealsController } from './appeals.controller.js';
import { AppealsService } from './appeals.service.js';
import { BeginCheckService } from './begin-check.service.js';
import { CheckCalls } from './check-calls.js';
import { CheckForgetter } from './check-forgetter.js';
import { CheckOutcomes } from './check-outcomes.js';
import { CheckPlans } from './check-plans.js';
import { CheckPresenter } from './check-presenter.js';
import { CheckReads } from './check-reads.js';
import { ChecksPoller } from './checks-poller.js';
import { IdentityEffects } from './identity-effects.js';
import { PeopleToConfirm } from './person-to-confirm.js';
import { Rechecks } from './rechecks.js';
import { ShuftiController } from './shufti.controller.js';

@Module({
  imports: [PaymentsModule, RailsModule, RecordMovesModule, ScreeningModule, SettingsModule, UsersModule],
  controllers: [AppealsController, ShuftiController],
  providers: [
    AppealsService,
    BeginCheckService,
    CheckCalls,
    CheckForgetter,
    CheckOutcomes,
    CheckPlans,
    CheckPresenter,
    CheckReads,
    ChecksPoller,
    IdentityEffects,
    PeopleToConfirm,
    Rechecks,
  ],
  exports: [BeginCheckService, CheckPresenter, CheckReads, PeopleToConfirm],
})
export class IdentityChecksModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'identity-checks',
      `select provider, attempt, state as status, reasons, document_expires_on, created_at, decided_at from identity_check
       where user_id = $1 order by created_at`,
    );
  }
}
