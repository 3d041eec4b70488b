import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SocialModule } from '../social/social.module.js';
import { AskedMails } from './asked-mails.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [AccountsModule, SocialModule],
  controllers: [PasswordsController],
  providers: [AskedMails, PasswordsService],
})
export class PasswordsModule {}
