import { Controller, Get } from '@nestjs/common';
import { LANGUAGE_CODES } from '@cairn/contracts';
import type { ContentPageHead } from '@cairn/contracts/content/public-content.replies';
import { Config } from '../../kernel/config/config.js';
import { Plain } from '../../kernel/http/plain.decorator.js';
import { PublicContentRepository } from '../content/index.js';
import { SettingsService } from '../settings/index.js';
import { CampaignHeadsRepository } from './campaign-heads.repository.js';
import { PRIVATE_AREAS, PUBLIC_PAGES } from './public-pages.js';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Files for browsers and crawlers: the web manifest, robots.txt and the sitemap. */
@Controller()
export class CrawlersController {
  constructor(
    private readonly config: Config,
    private readonly campaigns: CampaignHeadsRepository,
    private readonly content: PublicContentRepository,
    private readonly settings: SettingsService,
  ) {}

  @Plain('text/plain; charset=utf-8')
  @Get('robots.txt')
  robots(): string {
    const { PUBLIC_URL } = this.config;
    return [
      'User-agent: *',
      ...PRIVATE_AREAS.map((area) => `Disallow: ${area}`),
      '',
      `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
      '',
    ].join('\n');
  }

  /** The name that a telephone shows under the site's icon on its home screen. */
  @Plain('application/manifest+json; charset=utf-8')
  @Get('site.webmanifest')
  async manifest(): Promise<string> {
    const { siteName, metaDescription, favIcon } = await this.settings.all();
    return JSON.stringify({
      name: siteName,
      short_name: siteName,
      ...(metaDescription === null ? {} : { description: metaDescription }),
      start_url: '/',
      display: 'browser',
      icons: [{ src: favIcon ?? '/favicon.svg', sizes: 'any' }],
    });
  }

  /** Every public page with its address in each language. */
  @Plain('application/xml; charset=utf-8')
  @Get('sitemap.xml')
  async sitemap(): Promise<string> {
    const [campaigns, written] = await Promise.all([this.campaigns.listed(), this.content.pages('en')]);
    const pages = JSON.parse(written.data) as ContentPageHead[]; // the reply of GET /content-pages
    const entries = [
      ...PUBLIC_PAGES.filter(({ listed }) => listed).map(({ path }) => this.entry(path, null)),
      ...pages
        .filter(({ listed }) => listed)
        .map(({ slug, updatedAt }) => this.entry(`/content-page/${encodeURIComponent(slug)}`, new Date(updatedAt))),
      ...campaigns.map(({ slug, updatedAt }) =>
        this.entry(`/campaign-detail-page/${encodeURIComponent(slug)}`, updatedAt),
      ),
    ];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n');
  }

  private entry(path: string, changedAt: Date | null): string {
    const address = escape(`${this.config.PUBLIC_URL}${path}`);
    const alternates = LANGUAGE_CODES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}?lng=${code}"/>`,
    );
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`;
  }
}
