import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { createWords, type Say } from '@cairn/i18n';

/** The words of errors, mails and documents in the reader's language. */
@Injectable()
export class Words {
  private readonly words = createWords();

  /** A translator of one language: `say('mail.activation.subject', { name })`. */
  in(language: Language): Say {
    return this.words.in(language);
  }

  /** As they are written, placeholders and all. */
  raw(language: Language, key: string): string {
    return this.words.raw(language, key);
  }

  /** A text that an operator wrote, with its values filled in. */
  fill(language: Language, text: string, params: Record<string, unknown>): string {
    return this.words.fill(language, text, params);
  }

  error(language: Language, code: string, params: Record<string, unknown>): string {
    return this.words.in(language)(`errors.${code}`, params);
  }
}
