import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CaptchaFrameController } from './captcha/captcha-frame.controller.js';
import { CaptchaService } from './captcha/captcha.service.js';
import { ProofOfWork } from './captcha/proof-of-work.js';
import { SiteVerify } from './captcha/site-verify.js';
import { ContactService } from './contact.service.js';
import { ContentController } from './content.controller.js';
import { ContentDraftsRepository } from './editing/content-drafts.repository.js';
import { ContentDraftsService } from './editing/content-drafts.service.js';
import { ContentEditingRepository } from './editing/content-editing.repository.js';
import { ContentEditingService } from './editing/content-editing.service.js';
import { ContentPictures } from './editing/content-pictures.js';
import { ContentRules } from './editing/content-rules.js';
import { ContentTrail } from './editing/content-trail.js';
import { ContentAdminController } from './editing/content.admin.controller.js';
import { ContentDraftsController } from './editing/drafts.admin.controller.js';
import { InquiriesAdminController } from './editing/inquiries.admin.controller.js';
import { InquiriesAdminService } from './editing/inquiries.admin.service.js';
import { LanguagesService } from './editing/languages.service.js';
import { PlatformFeesController } from './fees/platform-fees.controller.js';
import { PlatformFeesRepository } from './fees/platform-fees.repository.js';
import { PlatformFeesService } from './fees/platform-fees.service.js';
import { HelpService } from './help.service.js';
import { MaintenanceGuard } from './maintenance/maintenance.guard.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';
import { NewsletterService } from './newsletter.service.js';
import { OpenOptions } from './open-options.js';
import { OptionsController } from './options.controller.js';
import { PlatformFiguresRepository } from './platform-figures.repository.js';
import { PlatformFiguresService } from './platform-figures.service.js';
import { PublicContentController } from './public-content.controller.js';
import { PublicContentRepository } from './public-content.repository.js';
import { ReceiptPrinter } from './receipts/receipt-printer.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsAdminService } from './settings.admin.service.js';
import { SettingsService } from './settings.service.js';
import { VisitorController } from './visitor.controller.js';

@Module({
  controllers: [
    CaptchaFrameController,
    ContentAdminController,
    ContentDraftsController,
    ContentController,
    InquiriesAdminController,
    OptionsController,
    PlatformFeesController,
    PublicContentController,
    SettingsAdminController,
    VisitorController,
  ],
  providers: [
    CaptchaService,
    ContactService,
    ContentDraftsRepository,
    ContentDraftsService,
    ContentEditingRepository,
    ContentEditingService,
    ContentRules,
    ContentTrail,
    ContentPictures,
    HelpService,
    InquiriesAdminService,
    LanguagesService,
    MaintenanceService,
    NewsletterService,
    OpenOptions,
    PlatformFeesRepository,
    PlatformFeesService,
    PlatformFiguresRepository,
    PlatformFiguresService,
    ProofOfWork,
    PublicContentRepository,
    ReceiptPrinter,
    SettingsAdminService,
    SettingsService,
    SiteVerify,
    { provide: APP_GUARD, useClass: MaintenanceGuard },
  ],
  exports: [
    CaptchaService,
    MaintenanceService,
    NewsletterService,
    OpenOptions,
    PlatformFeesRepository,
    PublicContentRepository,
    ReceiptPrinter,
    SettingsService,
  ],
})
export class ContentModule {}
