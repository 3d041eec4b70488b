import { Injectable } from '@nestjs/common';
import {
  LANGUAGE_CODES,
  NOTIFICATION_KINDS,
  paramsOf,
  pathOf,
  type AdminPage,
  type Language,
  type NotificationKind,
} from '@cairn/contracts';
import type { MailPreview, MailTemplate, MailTemplateRow } from '@cairn/contracts/communication/console.replies';
import type { MailTemplateQuery, MailWordsRequest } from '@cairn/contracts/communication/console.requests';
import { placeholdersIn } from '@cairn/i18n';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { versionOf } from '../../../kernel/text/version.js';
import { MailComposer } from './mail-composer.js';
import { MailOverrides, type MailWords } from './mail-overrides.js';
import { sampleParams } from './mail-samples.js';

type Entry = [event: string, kind: NotificationKind];

const MAILED: readonly Entry[] = Object.entries(NOTIFICATION_KINDS).filter(([, { mail }]) => mail);
/** Placeholders of every mail. */
const ALWAYS = ['name', 'siteName'];
/** The topic of mails that answer somebody's own request, as the console names it. */
const REQUESTED = 'requested';
/** Parameters that are no words: ids, and what the address alone needs. */
const NO_WORDS = /Id$|Slug$|^slug$|^currency$|^link$/;

/** The mails of the product in the console: read, edited, previewed and sent as a test. */
@Injectable()
export class MailTemplatesService {
  constructor(
    private readonly overrides: MailOverrides,
    private readonly composer: MailComposer,
    private readonly words: Words,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async list(query: MailTemplateQuery, language: Language): Promise<AdminPage<MailTemplateRow>> {
    const changed = await this.overrides.languages();
    const wanted = (query.q ?? '').toLowerCase();
    const rows = MAILED.map((entry) => this.row(entry, language, changed)).filter(
      ({ id, subject, event, topic }) =>
        `${id} ${subject} ${event}`.toLowerCase().includes(wanted) &&
        (query.topic === undefined || query.topic === (topic ?? REQUESTED)),
    );
    const perPage = query.format === 'csv' ? rows.length : (query.perPage ?? 25);
    const skip = ((query.page ?? 1) - 1) * perPage;
    return { items: rows.slice(skip, skip + perPage), total: rows.length };
  }

  async one(id: string, language: Language): Promise<MailTemplate> {
    const entry = this.find(id);
    const changed = await this.overrides.languages();
    const words = await Promise.all(LANGUAGE_CODES.map((code) => this.wordsIn(entry[1], code)));
    return { ...this.row(entry, language, changed), placeholders: this.placeholdersOf(entry[1]), words };
  }

  /** @throws mail.placeholder beside the field that has a placeholder of another mail, mail.overtaken */
  async change(admin: Identity, id: string, request: MailWordsRequest): Promise<void> {
    const [, kind] = this.find(id);
    const { language, version } = request;
    await this.overrides.change(admin, { template: id, language, version, words: this.checked(kind, request) });
  }

  async preview(id: string, request: MailWordsRequest): Promise<MailPreview> {
    const [, kind] = this.find(id);
    const sample = sampleParams(request.language, this.clock.now());
    // The values of a mail that are not in its event: the actor's name, and those that follow from a link's id.
    const { actor, link, code } = sample;
    const params = { ...paramsOf(kind, sample), actor, link, code };
    return this.composer.compose({
      kind,
      language: request.language,
      name: 'Ines',
      params,
      path: pathOf(kind, params),
      hasAccount: true,
      words: this.checked(kind, request),
    });
  }

  async sendTest(admin: Identity, id: string, request: MailWordsRequest): Promise<void> {
    const mail = await this.preview(id, request);
    await this.mailer.send({ id: newId(), to: admin.email, ...mail, subject: `[Test] ${mail.subject}` });
    await this.overrides.recordTest(admin, id, request.language);
  }

  private find(id: string): Entry {
    const entry = MAILED.find(([, { words }]) => words === id);
    if (entry === undefined) throw notFound();
    return entry;
  }

  private row([event, kind]: Entry, language: Language, changed: ReadonlyMap<string, Language[]>): MailTemplateRow {
    return {
      id: kind.words,
      subject: this.words.raw(language, `mail.${kind.words}.subject`),
      event,
      topic: kind.topic,
      changedIn: changed.get(kind.words) ?? [],
    };
  }

  private async wordsIn(kind: NotificationKind, language: Language): Promise<MailTemplate['words'][number]> {
    const own = await this.overrides.of(kind.words, language);
    const ownSubject = this.words.raw(language, `mail.${kind.words}.subject`);
    const ownBody = this.words.raw(language, `mail.${kind.words}.body`);
    return {
      language,
      subject: own.subject ?? ownSubject,
      body: own.body ?? ownBody,
      ownSubject,
      ownBody,
      changed: own.subject !== null || own.body !== null,
      version: versionOf(own),
    };
  }

  /** The event's values, and those that the product's own text uses. */
  private placeholdersOf(kind: NotificationKind): string[] {
    const own = ['subject', 'body'].flatMap((part) =>
      placeholdersIn(this.words.raw('en', `mail.${kind.words}.${part}`)),
    );
    return [...new Set([...ALWAYS, ...kind.params.filter((name) => !NO_WORDS.test(name)), ...own])];
  }

  /** Only placeholders of this mail: another would stay empty in the mail. */
  private checked(kind: NotificationKind, { subject = null, body = null }: MailWordsRequest): MailWords {
    const allowed = this.placeholdersOf(kind);
    for (const [field, text] of Object.entries({ subject, body })) {
      const unknown = placeholdersIn(text ?? '').find((name) => !allowed.includes(name));
      if (unknown !== undefined) throw fieldError(field, 'mail.placeholder', { name: unknown });
    }
    return { subject, body };
  }
}
