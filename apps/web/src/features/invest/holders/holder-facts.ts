import { isolatedIn } from '@cairn/contracts/kernel/bidi';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../lib/format/format.js';
import type { Account } from '../steps/queries.js';

/** What tells one holder from another: the kind, the address, and the end of a number. */
export const useHolderFacts = () => {
  const { t, i18n } = useTranslation('invest');
  return ({ investingAs, address, city, numberLast4 }: Account): string =>
    [
      t(`account.kind.${investingAs}.title`),
      // A house number stays before its street, in Arabic too.
      isolatedIn(directionOf(i18n.language), `${address}, ${city}`),
      ...(numberLast4 === null ? [] : [t('account.number', { end: numberLast4 })]),
    ].join(' · ');
};
