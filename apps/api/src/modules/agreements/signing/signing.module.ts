import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { CampaignsModule } from '../../campaigns/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { AgreementPapersModule } from '../papers/papers.module.js';
import { AgreementDrafts } from './agreement-drafts.js';
import { AgreementEvidence } from './agreement-evidence.js';
import { AgreementExport } from './agreement-export.js';
import { AgreementReads } from './agreement-reads.js';
import { AgreementRecords } from './agreement-records.js';
import { AgreementSealing } from './agreement-sealing.js';
import { AgreementStore } from './agreement-store.js';
import { AgreementsController } from './agreements.controller.js';
import { Agreements } from './agreements.service.js';
import { CampaignAgreementsController } from './campaign-agreements.controller.js';
import { CampaignAgreements } from './campaign-agreements.js';
import { Countersigning } from './countersigning.js';
import { CountersigningMany } from './countersigning-many.js';
import { MandatedSignatures } from './mandated-signatures.js';
import { Mandates } from './mandates.js';
import { TemplatePreviews } from './template-previews.js';
import { TemplatesAdminController } from './templates.admin.controller.js';
import { SigningGuards } from './signing-guards.js';

@Module({
  imports: [AgreementPapersModule, CampaignsModule, PaymentsModule, SettingsModule, TemplatesModule, UsersModule],
  controllers: [AgreementsController, CampaignAgreementsController, TemplatesAdminController],
  providers: [
    AgreementDrafts,
    AgreementEvidence,
    AgreementExport,
    AgreementReads,
    AgreementRecords,
    AgreementSealing,
    AgreementStore,
    Agreements,
    CampaignAgreements,
    Countersigning,
    CountersigningMany,
    MandatedSignatures,
    Mandates,
    SigningGuards,
    TemplatePreviews,
  ],
  exports: [Agreements, SigningGuards],
})
export class SigningModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'agreements',
      `select i.number as investment, a.title, a.language, a.signature_type, a.signer_name, a.signed_at,
      s.signed_at as countersigned_at from agreement a join investment i on i.id = a.investment_id
      left join agreement_countersignature s on s.agreement_id = a.id where a.signer_id = $1 order by a.signed_at`,
    );
  }
}
