import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { Database } from '../database/in-tx.js';
import { isDatabaseAway } from '../errors/database-errors.js';
import { DomainError } from '../errors/domain-error.js';

interface Offer {
  offered: readonly Language[];
  standard: Language;
}

/** How long a process may use its copy. */
const CACHE_MILLISECONDS = 5_000;

/**
 * C-11: the languages that the site offers. A user who chose a language that is no longer offered reads the default and
 * keeps the choice.
 */
@Injectable()
export class SiteLanguages {
  private offer: Offer = { offered: LANGUAGE_CODES, standard: 'en' };
  private until = 0;

  constructor(private readonly database: Database) {}

  /** After a change: the next read queries the database. */
  forget(): void {
    this.until = 0;
  }

  /** The languages, the default one first. */
  async offered(): Promise<readonly Language[]> {
    const { offered, standard } = await this.read();
    return [standard, ...offered.filter((language) => language !== standard)];
  }

  /** The language itself where it is offered, else the default one. */
  async spoken(language: Language): Promise<Language> {
    await this.read();
    return this.among(language);
  }

  /** The same at once; null where the database has to be asked. */
  known(language: Language): Language | null {
    return Date.now() < this.until ? this.among(language) : null;
  }

  private among(language: Language): Language {
    return this.offer.offered.includes(language) ? language : this.offer.standard;
  }

  /**
   * @param standing the stored value: it may stay
   * @throws validation.option_closed beside the field `language`
   */
  async requireOffered(language: Language | null | undefined, standing: Language | null = null): Promise<void> {
    if (!language || language === standing) return;
    if ((await this.offered()).includes(language)) return;
    throw new DomainError('request.invalid', {}, [{ field: 'language', code: 'validation.option_closed' }]);
  }

  /** Falls back to the last known languages, so that an outage can be reported in the reader's language. */
  private async read(): Promise<Offer> {
    if (Date.now() < this.until) return this.offer;
    try {
      const rows = await this.database.query<{ code: Language; isDefault: boolean }>(
        'select code, is_default as "isDefault" from site_language where enabled order by position',
      );
      this.offer = {
        offered: rows.map(({ code }) => code),
        standard: rows.find(({ isDefault }) => isDefault)?.code ?? 'en',
      };
      this.until = Date.now() + CACHE_MILLISECONDS;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    return this.offer;
  }
}
