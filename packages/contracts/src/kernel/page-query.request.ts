import { ChoiceField, CurrencyField, IntegerField, TextField } from './fields.js';
import { LANGUAGE_CODES, type Language } from './languages.js';

/** C-01: `limit` of the specification is cumulative (page size times page); a cursor returns the next page. */
export class PageQuery {
  @TextField({ optional: true, max: 300 })
  cursor?: string;
  @IntegerField({ optional: true, min: 1, max: 600 })
  limit?: number;
  @IntegerField({ optional: true, min: 1, max: 600 })
  page?: number;
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  lng?: Language;
}

/** A page of one currency's records. */
export class CurrencyPageQuery extends PageQuery {
  @CurrencyField({ optional: true })
  currencyId?: string;
}

/** A page of a list, or the whole of it as a table. */
export class TableQuery extends PageQuery {
  @ChoiceField(['csv'], { optional: true })
  format?: 'csv';
}

/** The statement of a wallet: a page of it, or the whole as a table. */
export class WalletStatementQuery extends TableQuery {
  @CurrencyField({ optional: true })
  currencyId?: string;
}

export class PortfolioQuery extends PageQuery {
  @CurrencyField({ optional: true })
  currency?: string;
}

/** A year of one currency; by default the latest in which money moved. */
export class GraphQuery {
  @CurrencyField({ optional: true })
  currency?: string;
  @IntegerField({ optional: true, min: 2000, max: 2200 })
  year?: number;
}

export class FrontQuery extends PageQuery {
  /** 2 open, 4 successful. */
  @IntegerField({ optional: true, min: 2, max: 5 })
  status?: number;
}

export class OwnCampaignsQuery extends PageQuery {
  /** A status to leave out. */
  @IntegerField({ optional: true, min: 0, max: 7 })
  exceptFor?: number;
}

export class FormatQuery extends PageQuery {
  @ChoiceField(['pdf', 'csv'], { optional: true })
  format?: 'pdf' | 'csv';
}
