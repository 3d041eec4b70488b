import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@cairn/contracts';
import { formatInstant } from '@cairn/i18n';
import { Clock } from '../../../kernel/clock/clock.js';
import { stampPdf } from '../../../kernel/files/pdf-process.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { SettingsService } from '../../settings/index.js';

/** In points: a line for the name and two for what it is. */
const SIZE: [width: number, height: number] = [480, 150];

interface Opened {
  title: string;
  campaign: string;
  readerName: string;
}

/** Marks a private document with the name of the person it was granted to, so that a copy says whose it was. */
@Injectable()
export class DocumentStamp {
  constructor(
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly words: Words,
  ) {}

  /** @throws as `stampPdf` does */
  async put(content: Buffer, { title, campaign, readerName }: Opened, { language }: Identity): Promise<Buffer> {
    const say = this.words.in(language);
    const { timezone } = await this.settings.public();
    const at = this.clock.now();
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const paper = await Paper.begin(direction, { title, at, size: SIZE });
    paper.paragraph(readerName, { weight: 600, size: 20 });
    const time = isolate(formatInstant(language, at, timezone));
    paper.paragraph(say('paper.documentStamp.opened', { campaign: isolate(campaign), time }));
    return stampPdf(content, title, { page: await paper.finish(), name: readerName });
  }
}
