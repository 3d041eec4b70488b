import { Injectable } from '@nestjs/common';
import {
  SOFTWARE,
  TEST_THE_WATERS_LEGENDS,
  withoutTurns,
  type Language,
  type NotificationKind,
} from '@cairn/contracts';
import type { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import { formatInstant, readableParams } from '@cairn/i18n';
import { ruleSource } from '@cairn/i18n/rule-source';
import { Config } from '../../../kernel/config/config.js';
import { Words } from '../../../kernel/i18n/words.js';
import { issuerOf } from '../../receipts/index.js';
import { SettingsService } from '../../settings/index.js';
import { MailOverrides, type MailWords } from './mail-overrides.js';
import { htmlMail, textMail, type MailFact, type MailText } from './mail-layout.js';

/** Parameters of an event that are instants; they are put into words in the site's time zone. */
const INSTANTS: ReadonlySet<string> = new Set([
  'closesAt',
  'cancelUntil',
  'reflectionUntil',
  'coolingOffUntil',
  'at',
  'until',
]);

/** The lines of a mail about money under its text, in this order; the amount comes last. */
const FACTS = ['campaign', 'reference', 'cancelUntil', 'reflectionUntil', 'coolingOffUntil', 'amount'] as const;

export interface Composition {
  kind: NotificationKind;
  language: Language;
  /** Empty for somebody without an account. */
  name: string;
  params: Readonly<Record<string, unknown>>;
  /** Path of the page that the button opens. */
  path: string;
  /** A message that somebody else wrote to the reader. */
  quote?: string | null;
  /** Whether the reader has an account, and so a choice. */
  hasAccount: boolean;
  /** It is about a campaign that tests interest. */
  testsInterest?: boolean;
  /** Words for a preview instead of the stored ones. */
  words?: MailWords;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

type Look = Pick<SiteSetting, 'siteName' | 'siteLogo' | 'darkLogo' | 'operatorName' | 'operatorAddress'>;

/** The operator's name and address, below every mail, as many countries require by law. */
const operatorOf = (settings: Look): string[] => {
  const { name, address } = issuerOf(settings);
  return name === settings.siteName ? address : [name, ...address];
};

/** Composes the mail of an event, from the operator's template where there is one, otherwise the default. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly settings: SettingsService,
    private readonly overrides: MailOverrides,
    private readonly words: Words,
    private readonly config: Config,
  ) {}

  async compose(composition: Composition): Promise<ComposedMail> {
    const mail = await this.write(composition);
    return { subject: mail.subject, text: textMail(mail), html: htmlMail(mail) };
  }

  private async write({
    kind,
    language,
    name,
    params,
    path,
    hasAccount,
    quote,
    testsInterest,
    words,
  }: Composition): Promise<MailText> {
    const settings = await this.settings.public();
    const { siteName, timezone } = settings;
    const say = this.words.in(language);
    const filled = { ...this.readable(params, language, timezone), name: withoutTurns(name), siteName };
    const own = words ?? (await this.overrides.of(kind.words, language));
    const part = (key: 'subject' | 'body'): string =>
      own[key] === null ? say(`mail.${kind.words}.${key}`, filled) : this.words.fill(language, own[key], filled);
    return {
      language,
      // A header line: user input must not start another one (SEC-41).
      subject: part('subject').replaceAll(/\s+/g, ' '),
      greeting: say(name === '' ? 'mail.greeting_nobody' : 'mail.greeting', filled),
      body: part('body'),
      quote: quote ? withoutTurns(quote) : null,
      facts: this.facts(kind, language, filled),
      action:
        kind.hasButton === false
          ? null
          : {
              button: say(`mail.${kind.words}.button`, filled),
              link: this.addressOf(path),
              plainLink: say('mail.plain_link'),
            },
      legends: testsInterest ? TEST_THE_WATERS_LEGENDS.map((legend) => say(`testing.${legend}`)) : [],
      closing: say('mail.closing', filled),
      safety: say('mail.safety'),
      choose: hasAccount
        ? { words: say('mail.choose'), link: `${this.config.PUBLIC_URL}/settings/email-preferences` }
        : null,
      siteName,
      marks: this.marksOf(settings),
      operator: operatorOf(settings),
    };
  }

  /** The site's logo, else the software's as long as the site bears its name. */
  private marksOf({ siteName, siteLogo, darkLogo }: Look): MailText['marks'] {
    const { PUBLIC_URL } = this.config;
    if (siteLogo !== null) return { light: PUBLIC_URL + siteLogo, dark: PUBLIC_URL + (darkLogo ?? siteLogo) };
    const own = `${PUBLIC_URL}/mail`;
    return siteName === SOFTWARE ? { light: `${own}/logo.png`, dark: `${own}/logo-on-dark.png` } : null;
  }

  /** The console may have a host of its own. */
  private addressOf(path: string): string {
    const { PUBLIC_URL, ADMIN_ORIGIN } = this.config;
    return (path.startsWith('/admin') ? (ADMIN_ORIGIN ?? PUBLIC_URL) : PUBLIC_URL) + path;
  }

  private facts(kind: NotificationKind, language: Language, filled: Record<string, unknown>): MailFact[] {
    if (!kind.params.includes('amount')) return [];
    const say = this.words.in(language);
    const readable = readableParams(language, filled);
    const { lawSource } = filled;
    const source = typeof lawSource === 'string' ? ruleSource(language, lawSource) : '';
    return FACTS.flatMap((name) => {
      const value = readable[name];
      return typeof value === 'string' && value !== ''
        ? [{ label: say(`mail.facts.${name}`, { source }), value, isSum: name === 'amount' }]
        : [];
    });
  }

  private readable(
    params: Readonly<Record<string, unknown>>,
    language: Language,
    timeZone: string,
  ): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (typeof value !== 'string') return [name, value];
        if (name === 'teamRole') return [name, this.words.in(language)(`mail.team_roles.${value}`)];
        const instant = INSTANTS.has(name) ? new Date(value) : null;
        const isInstant = instant !== null && !Number.isNaN(instant.getTime());
        return [name, isInstant ? formatInstant(language, instant, timeZone) : withoutTurns(value)];
      }),
    );
  }
}
