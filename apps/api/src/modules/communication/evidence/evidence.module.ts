import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { MessageEvidence } from './message-evidence.js';

@Module({ imports: [PaymentsModule], providers: [MessageEvidence] })
export class MessageEvidenceModule {}
