import { Module } from '@nestjs/common';
import { TemplateDesk } from './template-desk.js';
import { AgreementTemplates } from './templates.repository.js';

@Module({ providers: [AgreementTemplates, TemplateDesk], exports: [AgreementTemplates, TemplateDesk] })
export class TemplatesModule {}
