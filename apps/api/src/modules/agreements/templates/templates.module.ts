import { Module } from '@nestjs/common';
import { AgreementTemplates } from './templates.repository.js';

@Module({ providers: [AgreementTemplates], exports: [AgreementTemplates] })
export class TemplatesModule {}
