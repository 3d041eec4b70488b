import { Module } from '@nestjs/common';
import { SigningModule } from './signing/signing.module.js';
import { TemplatesModule } from './templates/templates.module.js';

@Module({ imports: [SigningModule, TemplatesModule], exports: [SigningModule] })
export class AgreementsModule {}
