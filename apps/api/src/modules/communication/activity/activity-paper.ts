import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATION_GROUPS, type Language, type NotificationGroup } from '@cairn/contracts';
import { writeCsv } from '../../../kernel/exports/csv.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { ExportSources, type ExportedFile, type ExportOwner } from '../../users/index.js';
import { ActivityWords } from './activity-words.js';
import { DIRECTIONS } from '../mail/directions.js';
import { NotificationsRepository } from '../notifications/notifications.repository.js';

/** The part of the log in a file, newest first. */
const MOST_ROWS = 10_000;
const MOST_PRINTED = 500;

/** The activity log of an account as a file: as CSV, and as a PDF in the data export. */
@Injectable()
export class ActivityPaper implements OnModuleInit {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly activityWords: ActivityWords,
    private readonly words: Words,
    private readonly clock: Clock,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'activity', collect: (owner) => this.collect(owner) });
  }

  /** A table with head and cells in the reader's language. */
  async table(userId: string, language: Language, group: NotificationGroup | undefined): Promise<FileReply> {
    const say = this.words.in(language);
    const log = await this.repository.log(userId, MOST_ROWS, group);
    const lines = await this.activityWords.of(language, log, (text) => text);
    const rows = lines.map(({ at, what, who, from }) => ({
      [say('activity.when')]: at,
      [say('activity.what')]: what,
      [say('activity.who')]: who,
      [say('activity.from')]: from,
    }));
    return new FileReply(Buffer.from(writeCsv(rows), 'utf8'), 'text/csv; charset=utf-8', 'activity.csv');
  }

  private async collect({ id, language }: ExportOwner): Promise<ExportedFile[]> {
    const say = this.words.in(language);
    const paper = await Paper.begin(DIRECTIONS[language], {
      title: say('activity.title'),
      at: this.clock.now(),
      size: 'A4',
    });
    paper.paragraph(say('activity.title'), { weight: 600, size: 22 });
    for (const group of NOTIFICATION_GROUPS) {
      const lines = await this.activityWords.of(language, await this.repository.log(id, MOST_PRINTED, group));
      if (lines.length === 0) continue;
      paper.heading(say(`activity.filter.${group}`));
      for (const { at, what, from } of lines) paper.row(what, [at, from].filter(Boolean).map(isolate).join(' '));
    }
    const content = await paper.finish((page, pages) => say('paper.page', { page, pages }));
    return [{ path: 'activity.pdf', content }];
  }
}
