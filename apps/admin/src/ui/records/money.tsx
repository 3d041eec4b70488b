import { formatMoney } from '@cairn/i18n';
import { directionOf } from '../../lib/format/format.js';
import type { Language } from '@cairn/contracts';
import { useSite } from '../../lib/data/site.js';
import { useLanguage } from '../../lib/words/words.js';
import css from './text.module.css';

/** With a true minus sign, which lines up with the digits. */
const amountText = (language: Language, minor: number, currency: string): string =>
  formatMoney(language, BigInt(minor), currency).replace('-', '\u2212');

interface MoneyProps {
  /** Minor units, as JSON carries them. */
  minor: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * An amount as the site writes its currency (C-10), isolated from the text around it so that its sign and symbol never
 * jump in Arabic.
 */
export const Money = ({ minor, currency }: MoneyProps) => {
  const language = useLanguage();
  useSite();
  return (
    <bdi dir="ltr" className={css.figure}>
      {amountText(language, minor, currency)}
    </bdi>
  );
};

/**
 * The same as text, for a button's or a dialog's sentence. In Arabic it is isolated left to right (LRI … PDI), as the
 * element is: the direction mark that the formatter begins with would turn the symbol round.
 */
export const useMoneyText = (): ((minor: number, currency: string) => string) => {
  const language = useLanguage();
  useSite();
  const isRtl = directionOf(language) === 'rtl';
  return (minor, currency) => {
    const text = amountText(language, minor, currency);
    return isRtl ? `\u2066${text}\u2069` : text;
  };
};
