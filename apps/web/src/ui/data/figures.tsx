import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, formatPercent, type DateStyle } from '../../lib/format/format.js';
import { join } from '../text/join.js';
import css from '../text/text.module.css';

interface MoneyProps {
  /** Minor units; null where they are masked for whoever views the site as somebody (SEC-50). */
  amount: number | null;
  /** ISO 4217. */
  currency: string;
  whole?: boolean;
  /** Money received has its own sign, to distinguish it from money paid out. */
  signed?: boolean;
  className?: string;
}

/** An amount, isolated from the direction of the text around it so that its sign stays in place. */
export const Money = ({ amount, currency, whole = false, signed = false, className }: MoneyProps) => {
  const { t } = useTranslation('common'); // another language writes the amount anew
  if (amount === null) return <span className={className}>{t('view.hidden')}</span>;
  return (
    <bdi dir="ltr" className={join(css.money, className)}>
      {signed && amount > 0 && '+'}
      {formatMoney(amount, currency, { whole })}
    </bdi>
  );
};

/** A ratio (0.085) as a percentage (8.5%). */
export const Percent = ({ ratio, digits }: { ratio: number; digits?: number }) => {
  const { i18n } = useTranslation();
  return (
    <bdi dir="ltr" className={css.num}>
      {formatPercent(ratio, i18n.language, digits)}
    </bdi>
  );
};

/** A count. */
export const Count = ({ value }: { value: number }) => {
  const { i18n } = useTranslation();
  return (
    <bdi dir="ltr" className={css.num}>
      {formatNumber(value, i18n.language)}
    </bdi>
  );
};

/** An instant (ISO) or a calendar date (`YYYY-MM-DD`). */
export const DateText = ({ value, format }: { value: string; format?: DateStyle }) => {
  const { i18n } = useTranslation();
  return <time dateTime={value}>{formatDate(value, i18n.language, format)}</time>;
};

/** A reference, code or account number: left to right in every language. */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={css.num}>
    {children}
  </bdi>
);
