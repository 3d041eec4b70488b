import { readMoney, writeMoney } from '@cairn/i18n/money';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currencySymbol, exponentOf, isSymbolAfter } from '../../lib/format/format.js';
import { FigureInput, type FigureKind, type FigureProps } from './figure-input.js';
import { join } from '../text/join.js';
import css from './money-input.module.css';

/** Minor units, below 2^53 as JSON carries them; NaN for a text that is no amount. */
const moneyIn = (currency: string): FigureKind<number> => ({
  read: (language, text) => {
    const read = readMoney(language, text, currency);
    return 'value' in read ? { value: Number(read.value) } : read;
  },
  write: (language, minor) => writeMoney(language, BigInt(minor), currency),
  wrong: () => Number.NaN,
  isWrong: (minor) => !Number.isSafeInteger(minor) || minor < 0,
  example: exponentOf(currency) === 0 ? 1_234 : Number(`12345e${exponentOf(currency) - 1}`),
  isWhole: exponentOf(currency) === 0,
});

interface MoneyInputProps extends FigureProps<number> {
  currency: string;
  large?: boolean;
}

/** An amount typed in major units and kept as an integer of minor units; the symbol is an affix, not a part of it. */
export const MoneyInput = ({ currency, large, classNames: _classNames, ...rest }: MoneyInputProps) => {
  useTranslation('common'); // another language may have the symbol on the other side
  const kind = useMemo(() => moneyIn(currency), [currency]);
  const symbol = <span className={css.symbol}>{currencySymbol(currency)}</span>;
  const room = large ? '3.75rem' : '2.75rem';
  return (
    <FigureInput
      {...rest}
      kind={kind}
      {...(isSymbolAfter()
        ? { rightSection: symbol, rightSectionWidth: room }
        : { leftSection: symbol, leftSectionWidth: room })}
      classNames={{ input: join(css.input, large && css.large), section: css.affix }}
    />
  );
};
