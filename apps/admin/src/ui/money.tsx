import { formatMoney } from '@cairn/i18n';
import { useLanguage } from '../app/words.js';
import css from './text.module.css';

interface MoneyProps {
  /** Minor units, as JSON carries them. */
  minor: number;
  /** ISO 4217. */
  currency: string;
}

/** An amount, isolated from the text around it so that its sign and symbol never jump in Arabic. */
export const Money = ({ minor, currency }: MoneyProps) => {
  const language = useLanguage();
  return (
    <bdi dir="ltr" className={css.figure}>
      {formatMoney(language, BigInt(minor), currency)}
    </bdi>
  );
};

/** The same as text, for a button's or a dialog's sentence. */
export const useMoneyText = (): ((minor: number, currency: string) => string) => {
  const language = useLanguage();
  return (minor, currency) => formatMoney(language, BigInt(minor), currency);
};
