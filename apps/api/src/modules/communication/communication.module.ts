import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { UsersModule } from '../users/index.js';
import { MailService } from './mail.service.js';

@Module({ imports: [UsersModule, ContentModule], providers: [MailService] })
export class CommunicationModule {}
