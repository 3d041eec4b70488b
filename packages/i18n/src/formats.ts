/**
 * The formats of Intl, each made once: making one takes a hundred times as long as using it, and a list of amounts would
 * make two a line. There are as many as languages, styles and time zones in use.
 */
function remembered<Format, Options extends object>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

const numbers = remembered((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = remembered((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** @throws RangeError for a locale, currency or unit that is none */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(locale, options);

/** @throws RangeError for a locale or time zone that is none */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates(locale, options);
