import { Module } from '@nestjs/common';
import { ContentEditingModule } from './editing/editing.module.js';
import { PublicContentModule } from './public/public.module.js';
import { VisitorsModule } from './visitors/visitors.module.js';

@Module({
  imports: [ContentEditingModule, PublicContentModule, VisitorsModule],
  exports: [PublicContentModule, VisitorsModule],
})
export class ContentModule {}
