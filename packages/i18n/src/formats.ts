/** The formats that were made, by locale and options: as many as languages, styles and time zones in use. */
function remembered<Format, Options>(
  make: (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options ?? {});
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

/**
 * A format of numbers, made once: making one takes a hundred times as long as using it, and each amount needs two.
 * @throws RangeError for a locale, currency or unit that is none
 */
export const numberFormat = remembered(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

const inZone = remembered((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/**
 * A format of dates, made once for each time zone. One in the reader's own zone is made each time: a reader may travel
 * while the page is open.
 * @throws RangeError for a locale or time zone that is none
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  options.timeZone === undefined ? new Intl.DateTimeFormat(locale, options) : inZone(locale, options);
