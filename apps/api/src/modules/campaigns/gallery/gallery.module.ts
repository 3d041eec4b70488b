import { Module } from '@nestjs/common';
import { CampaignRecordModule } from '../record/record.module.js';
import { FilmsController } from './films.controller.js';
import { GalleryRepository } from './gallery.repository.js';
import { GalleryService } from './gallery.service.js';
import { PicturesController } from './pictures.controller.js';

@Module({
  imports: [CampaignRecordModule],
  controllers: [FilmsController, PicturesController],
  providers: [GalleryRepository, GalleryService],
})
export class CampaignGalleryModule {}
