import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { DisputedPayments } from './disputed-payments.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidenceLetter } from './evidence-letter.js';
import { EvidencePacks } from './evidence-pack.service.js';
import { EvidenceSources } from './evidence-sources.js';
import { TimelineEvidence } from './timeline-evidence.js';

@Module({
  imports: [SettingsModule],
  controllers: [EvidenceController],
  providers: [DisputedPayments, EvidenceLetter, EvidencePacks, EvidenceSources, TimelineEvidence],
  exports: [EvidenceSources],
})
export class EvidenceModule {}
