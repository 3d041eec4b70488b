import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { RegistersModule } from '../registers/registers.module.js';
import { CertificateEvidence } from './certificate-evidence.js';
import { CertificateIssue } from './certificate-issue.js';
import { CertificateNames } from './certificate-names.js';
import { CertificatePaper } from './certificate-paper.js';
import { CertificateReads } from './certificate-reads.js';
import { CertificatesController } from './certificates.controller.js';

@Module({
  imports: [PaymentsModule, RegistersModule, SettingsModule, UsersModule],
  controllers: [CertificatesController],
  providers: [CertificateEvidence, CertificateIssue, CertificateNames, CertificatePaper, CertificateReads],
})
export class CertificatesModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'share-certificates',
      `select s.number, s.code, c.name as campaign, s.units, s.issued_at, e.kind as ended_by, e.made_at as ended_at
      from share_certificate s join campaign c on c.id = s.campaign_id
      left join register_entry e on e.ended_certificate_id = s.id where s.holder_id = $1 order by s.issued_at`,
    );
    exported.registerRows(
      'hidden-certificate-name',
      'select hidden_at from certificate_name_hidden where holder_id = $1',
    );
  }
}
