import { Injectable } from '@nestjs/common';
import { NOTIFICATION_KINDS, type Language } from '@cairn/contracts';
import type { Activity } from '@cairn/contracts/communication/notifications.replies';
import { formatInstant, readableParams } from '@cairn/i18n';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { SettingsService } from '../../settings/index.js';

/** One line of the log, in words. */
export interface ActivityInWords {
  at: string;
  what: string;
  who: string;
  from: string;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The log as it is printed and exported: the same words as on the page, by the site's clock. */
@Injectable()
export class ActivityWords {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
  ) {}

  /** `keep` is what keeps a name or an amount in its own direction; a table needs none. */
  async of(
    language: Language,
    lines: readonly Activity[],
    keep: (text: string) => string = isolate,
  ): Promise<ActivityInWords[]> {
    const { timezone } = await this.settings.public();
    const say = this.words.in(language);
    const instant = (at: Date): string => formatInstant(language, at, timezone);
    const shown = (value: unknown): unknown =>
      typeof value === 'string' ? keep(ISO_INSTANT.test(value) ? instant(new Date(value)) : value) : value;
    return lines.map((line) => {
      const kind = NOTIFICATION_KINDS[line.kind];
      const params = Object.fromEntries(
        Object.entries(readableParams(language, line.params)).map(([name, value]) => [name, shown(value)]),
      );
      return {
        at: instant(line.at),
        what: kind ? say(`activity.kinds.${kind.words}`, params) : say('activity.unknown'),
        who: kind?.by === 'other' && line.actor ? line.actor.name : say(`activity.by.${kind?.by ?? 'site'}`),
        from: line.agent ?? '',
      };
    });
  }
}
