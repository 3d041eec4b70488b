import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { FollowsService } from './follows.service.js';
import { ProfilePictures } from './profile-pictures.js';
import { ProfileReadsRepository } from './profile-reads.repository.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [AccountsModule, SignUpModule],
  controllers: [ProfileController],
  providers: [FollowsService, ProfilePictures, ProfileReadsRepository, ProfileService],
})
export class ProfileModule {}
