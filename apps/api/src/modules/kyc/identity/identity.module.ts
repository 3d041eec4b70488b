import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { SettingsModule } from '../../settings/index.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { IdentityEvidence } from './identity-evidence.js';
import { IdentityController } from './identity.controller.js';
import { IdentityService } from './identity.service.js';
import { InvestorFigures } from './investor-figures.js';
import { SpouseController } from './spouse.controller.js';
import { Spouses } from './spouses.js';
import { Submissions } from './submissions.js';

@Module({
  imports: [PaymentsModule, ScreeningModule, SettingsModule, UsersModule],
  controllers: [IdentityController, SpouseController],
  providers: [IdentityEvidence, IdentityService, InvestorFigures, Spouses, Submissions],
})
export class IdentityModule {
  constructor(waiting: WaitingWork, exported: ExportSources) {
    waiting.register({
      queue: 'identities',
      permission: 'identity.review',
      sql: `select submitted_at as at from investor_profile where state = 'under_review'`,
    });
    exported.registerRows(
      'stated figures',
      `select currency, yearly_income, average_income, net_worth, household_income, average_household_income, household_net_worth,
      invested_elsewhere, spouse_income_included, stated_at from investor_figure where user_id = $1 order by stated_at`,
    );
    exported.registerRows(
      'identity',
      `select state as status, legal_first_name, middle_initial, legal_last_name, address, address2, city, region, postal_code, country,
      domicile, us_citizen, account_type, invest_to, second_email, alternative_phone, occupation, job_title, job_industry,
      employment_status, employer_name, employer_details, broker_dealer_association, spouse_first_name, spouse_last_name,
      figures_currency, yearly_income, net_worth, tags, notes, submitted_at, decided_at from investor_profile where user_id = $1`,
    );
  }
}
