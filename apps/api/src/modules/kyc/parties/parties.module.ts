import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { IdentityChecksModule } from '../checks/checks.module.js';
import { IdentityDocuments } from './identity-documents.js';
import { IdentityPapersController } from './identity-papers.controller.js';
import { NorthController } from './north.controller.js';
import { PartiesService } from './parties.service.js';

@Module({
  imports: [IdentityChecksModule, RailsModule],
  controllers: [IdentityPapersController, NorthController],
  providers: [IdentityDocuments, PartiesService],
  exports: [PartiesService],
})
export class IdentityPartiesModule {}
