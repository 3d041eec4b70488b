import { Injectable } from '@nestjs/common';
import { directionOf, formatDate, formatInstant } from '@cairn/i18n';
import type { Language } from '@cairn/contracts';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { PaperPrinter } from '../../../kernel/pdf/paper-printer.js';
import { PAGE, PAGES, Sheet } from '../../../kernel/pdf/sheet.js';
import { SettingsService } from '../../settings/index.js';
import type { AgreementTemplateEntity } from '../templates/agreement-template.entity.js';
import type { TemplatesInForce } from '../templates/templates.repository.js';
import { agreementText, agreementValues, type AgreementText, type Setting } from './agreement-values.js';
import { agreementRows, type AgreementRow } from './agreement-rows.js';
import type { SubscriptionFacts } from './subscription-facts.js';

/** The agreement as a PDF to be read, in the investor's language; beside it the binding text in another. */
@Injectable()
export class AgreementPaper {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
    private readonly printer: PaperPrinter,
  ) {}

  /** The rows above the clauses as the reader's screen shows them: those of the PDF. */
  async rowsOf(facts: SubscriptionFacts, language: Language): Promise<AgreementRow[]> {
    const setting = await this.settingIn(language);
    return agreementRows(agreementValues(facts, setting), setting.say);
  }

  /** As the reader's screen shows it. */
  async textOf(facts: SubscriptionFacts, template: AgreementTemplateEntity): Promise<AgreementText> {
    return agreementText(template, agreementValues(facts, await this.settingIn(template.language)));
  }

  /**
   * The same facts and templates give the same bytes.
   * @param test of a text that nobody signs: that it was saved, or what it would become
   */
  async print(
    facts: SubscriptionFacts,
    { own, binding }: TemplatesInForce,
    test?: 'testOfVersion' | 'testPrint',
  ): Promise<Buffer> {
    const { language } = own;
    const say = this.words.in(language);
    const { title } = await this.textOf(facts, own);
    const paper = new Sheet({ direction: directionOf(language), title, at: facts.date, size: 'A4' });
    if (test !== undefined) {
      paper.paragraph(say(`paper.agreement.${test}`, { version: own.version }), { weight: 600 });
      paper.deed();
    }
    if (binding !== null) {
      const note = say('paper.agreement.translation', {
        language: say(`paper.agreement.languages.${binding.language}`),
      });
      paper.paragraph(note, { weight: 600 });
      paper.deed();
    }
    await this.write(paper, facts, own, test === 'testPrint');
    if (binding !== null) {
      paper.nextPage(directionOf(binding.language));
      paper.paragraph(this.words.in(binding.language)('paper.agreement.binding'), { weight: 600 });
      paper.deed();
      await this.write(paper, facts, binding);
    }
    return this.printer.print(paper.content(say('paper.page', { page: PAGE, pages: PAGES })));
  }

  private async write(
    paper: Sheet,
    facts: SubscriptionFacts,
    template: AgreementTemplateEntity,
    isDraft = false,
  ): Promise<void> {
    const { language, version, effectiveFrom } = template;
    const setting = await this.settingIn(language);
    const { say, site } = setting;
    const values = agreementValues(facts, setting);
    const { title, clauses } = agreementText(template, values);
    paper.paragraph(isolate(site), { weight: 600, size: 12 });
    paper.paragraph(title, { weight: 600, size: 22 });
    if (!isDraft) {
      const date = isolate(formatDate(language, effectiveFrom));
      paper.paragraph(say('paper.agreement.template', { version, date }), { muted: true });
    }
    paper.deed();
    for (const { name, label, value } of agreementRows(values, say)) paper.row(label, value, name === 'amount');
    clauses.forEach((clause, index) => {
      paper.heading(`${index + 1}. ${clause.title}`);
      paper.paragraph(clause.text);
    });
    paper.space(8);
    paper.deed();
    paper.paragraph(say('paper.agreement.signaturesFollow'), { muted: true });
  }

  private async settingIn(language: Language): Promise<Setting> {
    const { siteName, timezone } = await this.settings.public();
    return { language, say: this.words.in(language), site: siteName, timezone };
  }

  /** A moment in a language and the site's zone. */
  async instants(language: Language): Promise<(at: Date) => string> {
    const { timezone } = await this.settings.public();
    return (at) => isolate(formatInstant(language, at, timezone));
  }
}
