import { Module } from '@nestjs/common';
import { CertificatesModule } from './certificates/certificates.module.js';
import { RegistersModule } from './registers/registers.module.js';
import { SigningModule } from './signing/signing.module.js';
import { TemplatesModule } from './templates/templates.module.js';

@Module({ imports: [CertificatesModule, RegistersModule, SigningModule, TemplatesModule], exports: [SigningModule] })
export class AgreementsModule {}
