import { Controller, Param, Query } from '@nestjs/common';
import { contentApi, type Language } from '@cairn/contracts';
import { HelpQuery } from '@cairn/contracts/content/help-query.request';
import {
  ContentPage,
  ContentPageHead,
  Faq,
  HelpTopic,
  MenuItem,
  PaymentGateway,
  SiteCurrency,
  SiteLanguage,
  SiteMeta,
  SiteTerm,
  Slider,
} from '@cairn/contracts/content/public-content.replies';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { Lng } from '../../../kernel/http/request.js';
import { HelpService } from './help.service.js';
import { PublicContentRepository } from './public-content.repository.js';

/** How long a browser may keep what an editor has written, in seconds. */
const CACHE = 10;
const KEEP = { as: 'content' } as const;

/** Public reads of content (C-11: in the language of the request). */
@Controller()
export class PublicContentController {
  constructor(
    private readonly content: PublicContentRepository,
    private readonly help: HelpService,
  ) {}

  @Call(contentApi.languages, {
    summary: 'List the languages of the site',
    reply: [SiteLanguage],
    cache: CACHE,
    keep: KEEP,
  })
  languages(): Promise<JsonText> {
    return this.content.languages();
  }

  @Call(contentApi.meta, {
    summary: 'Get the title and description of the site',
    reply: SiteMeta,
    cache: CACHE,
    keep: KEEP,
  })
  meta(@Lng() language: Language): Promise<JsonText> {
    return this.content.meta(language);
  }

  @Call(contentApi.taxonomySetting, {
    summary: 'Get the terminology of the site',
    reply: [SiteTerm],
    cache: CACHE,
    keep: KEEP,
  })
  terms(@Lng() language: Language): Promise<JsonText> {
    return this.content.terms(language);
  }

  @Call(contentApi.headerMenu, { summary: 'List the links of the header', reply: [MenuItem], cache: CACHE, keep: KEEP })
  headerMenu(@Lng() language: Language): Promise<JsonText> {
    return this.content.menu(language, 'header');
  }

  @Call(contentApi.footerMenu, {
    summary: 'List the columns and links of the footer',
    reply: [MenuItem],
    cache: CACHE,
    keep: KEEP,
  })
  footerMenu(@Lng() language: Language): Promise<JsonText> {
    return this.content.menu(language, 'footer');
  }

  @Call(contentApi.socialMenu, { summary: 'List the social media links', reply: [MenuItem], cache: CACHE, keep: KEEP })
  socialMenu(@Lng() language: Language): Promise<JsonText> {
    return this.content.menu(language, 'social-media');
  }

  @Call(contentApi.sliders, { summary: 'List the slides of the home page', reply: [Slider], cache: CACHE, keep: KEEP })
  sliders(@Lng() language: Language): Promise<JsonText> {
    return this.content.sliders(language);
  }

  @Call(contentApi.faqs, { summary: 'List questions and answers', reply: [Faq], cache: CACHE, keep: KEEP })
  faqs(@Lng() language: Language): Promise<JsonText> {
    return this.content.faqs(language);
  }

  @Call(contentApi.pages, {
    summary: 'List content pages without their text',
    reply: [ContentPageHead],
    cache: CACHE,
    keep: KEEP,
  })
  pages(@Lng() language: Language): Promise<JsonText> {
    return this.content.pages(language);
  }

  @Call(contentApi.page, {
    summary: 'Get a content page',
    reply: ContentPage,
    errors: ['request.not_found'],
    cache: CACHE,
    keep: KEEP,
  })
  async page(@Lng() language: Language, @Param('slug') slug: string): Promise<JsonText> {
    const page = await this.content.page(language, slug);
    if (page === null) throw notFound();
    return page;
  }

  @Call(contentApi.helpTopics, {
    summary: 'Get help topics with their questions, a topic, a question with its answer, or search results',
    query: HelpQuery,
    reply: [HelpTopic],
    cache: CACHE,
    keep: { ...KEEP, unless: ['q', 'topic', 'question'] },
  })
  helpTopics(@Lng() language: Language, @Query() query: HelpQuery): Promise<HelpTopic[]> {
    return this.help.topics(language, query);
  }

  @Call(contentApi.currencies, {
    summary: 'List currencies with their format',
    reply: [SiteCurrency],
    cache: CACHE,
    keep: KEEP,
  })
  currencies(@Lng() language: Language): Promise<JsonText> {
    return this.content.currencies(language);
  }

  @Call(contentApi.gateways, {
    summary: 'List payment methods with their limits',
    reply: [PaymentGateway],
    cache: CACHE,
    keep: KEEP,
  })
  gateways(@Lng() language: Language): Promise<JsonText> {
    return this.content.gateways(language);
  }
}
