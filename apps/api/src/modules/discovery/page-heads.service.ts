import { Injectable } from '@nestjs/common';
import { SOFTWARE, TEST_THE_WATERS_LEGENDS, type Language } from '@cairn/contracts';
import type { ContentPageHead } from '@cairn/contracts/content/public-content.replies';
import { Config } from '../../kernel/config/config.js';
import type { PageHead } from '../../kernel/sites/page-head.js';
import { Words } from '../../kernel/i18n/words.js';
import { PublicContentRepository } from '../content/index.js';
import { SettingsService, type Settings } from '../settings/index.js';
import { CampaignHeadsRepository, type CampaignHead } from './campaign-heads.repository.js';
import { PUBLIC_PAGES } from './public-pages.js';

const CONTENT_PAGE = /^\/content-page\/([^/]+)$/;
const CAMPAIGN = /^\/campaign-detail-page\/([^/]+)$/;
/** The part of a longer text that a preview shows. */
const DESCRIPTION_LENGTH = 200;

const shortened = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word; // not an address of ours: nothing will be found under it
  }
};

type Marks = Pick<Settings, 'siteName' | 'siteLogo' | 'operatorName'>;

interface Site {
  name: string;
  picture: string | null;
}

/** The head of every public page, in the language it is read in. */
@Injectable()
export class PageHeads {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly words: Words,
    private readonly campaigns: CampaignHeadsRepository,
    private readonly content: PublicContentRepository,
  ) {}

  /** A page without its own texts has those of the site, and is excluded from search engines. */
  async of(path: string, language: Language): Promise<PageHead> {
    const settings = await this.settings.all();
    const { siteName } = settings;
    const site = { name: siteName, picture: this.pictureOf(settings) };
    const campaign = CAMPAIGN.exec(path);
    if (campaign) {
      const found = await this.campaigns.bySlug(decoded(campaign[1] ?? ''));
      if (found !== null) return this.ofCampaign(path, found, site, language);
    }
    const written = CONTENT_PAGE.exec(path);
    if (written) {
      const found = await this.content.page(language, decoded(written[1] ?? ''));
      if (found !== null) return this.ofContentPage(path, JSON.parse(found.data) as ContentPageHead, site);
    }
    const page = PUBLIC_PAGES.find((one) => one.path === path);
    const say = this.words.in(language);
    const name = page?.words ?? 'landing';
    const title = say(`head.${name}.title`, { siteName });
    return {
      // The landing's title begins with the site's name.
      title: name === 'landing' ? title : `${title} · ${siteName}`,
      description: say(`head.${name}.description`, { siteName }),
      site: siteName,
      image: site.picture,
      kind: 'website',
      path,
      indexed: page !== undefined,
      data: path === '/' ? this.site(settings) : null,
    };
  }

  private ofContentPage(path: string, { title, description, listed }: ContentPageHead, site: Site): PageHead {
    return {
      site: site.name,
      title: `${title} · ${site.name}`,
      description: shortened(description ?? title),
      image: site.picture,
      kind: 'article',
      path,
      indexed: listed,
      data: null,
    };
  }

  private ofCampaign(path: string, campaign: CampaignHead, site: Site, language: Language): PageHead {
    const { name, tagLine, summary, companyName, website, coverId, type, testsInterest } = campaign;
    const say = this.words.in(language);
    // What the law has said of a test is not shortened.
    const legends = testsInterest ? TEST_THE_WATERS_LEGENDS.map((legend) => say(`testing.${legend}`)) : [];
    const description = [shortened(tagLine ?? summary ?? companyName ?? name), ...legends].join(' ');
    const image = coverId === null ? site.picture : `${this.config.PUBLIC_URL}/media/${coverId}`;
    return {
      site: site.name,
      title: `${name} · ${site.name}`,
      description,
      image,
      kind: 'article',
      path,
      indexed: true,
      data: {
        '@context': 'https://schema.org',
        '@type': type === 'debt' ? 'LoanOrCredit' : 'InvestmentOrDeposit',
        name,
        description,
        image,
        url: `${this.config.PUBLIC_URL}${path}`,
        provider: { '@type': 'Organization', name: companyName ?? name, ...(website ? { url: website } : {}) },
      },
    };
  }

  /** Beside a shared link: the site's logo, else the software's picture as long as the site bears its name. */
  private pictureOf({ siteLogo, siteName }: Marks): string | null {
    const { PUBLIC_URL } = this.config;
    if (siteLogo !== null) return `${PUBLIC_URL}${siteLogo}`;
    return siteName === SOFTWARE ? `${PUBLIC_URL}/preview.png` : null;
  }

  private site({ siteName, siteLogo, operatorName }: Marks): object {
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: this.config.PUBLIC_URL,
      publisher: {
        '@type': 'Organization',
        name: operatorName ?? siteName,
        ...(siteLogo === null ? {} : { logo: `${this.config.PUBLIC_URL}${siteLogo}` }),
      },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${this.config.PUBLIC_URL}/browse-companies?q={words}`,
        'query-input': 'required name=words',
      },
    };
  }
}
