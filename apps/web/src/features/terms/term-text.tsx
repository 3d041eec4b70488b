import {
  MATERIAL_FIELDS,
  type MaterialFieldName,
  type TermKind,
} from '@cairn/contracts/campaigns/changes/material-fields';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../lib/format/format.js';
import { useOptionName } from '../../lib/site/option-words.js';

const kindOf = (field: MaterialFieldName): TermKind => MATERIAL_FIELDS[field].kind;

/** Writes a term as its readers write such a value. */
export const useTermText = (currency: string): ((field: MaterialFieldName, value: string | null) => string) => {
  const { t, i18n } = useTranslation(['terms', 'campaign']);
  const frequencyOf = useOptionName('invest-frequency');
  const written: Record<Exclude<TermKind, 'choice'>, (value: string) => string> = {
    money: (value) => formatMoney(BigInt(value), currency),
    count: (value) => formatNumber(Number(value), i18n.language),
    date: (value) => formatDate(value, i18n.language),
    rate: (value) => formatPercent(Number(value), i18n.language, 2),
    months: (value) => t('campaign:terms.months', { count: Number(value) }),
    text: (value) => value,
  };
  const choice = (field: MaterialFieldName, value: string): string => {
    if (field === 'repaymentSchedule') return t(`campaign:schedule.${value}`, { defaultValue: value });
    if (field === 'allocationMethod') return t(`campaign:terms.allocations.${value}`, { defaultValue: value });
    return frequencyOf(value) ?? t(`campaign:frequency.${value}`, { defaultValue: value });
  };
  return (field, value) => {
    if (value === null) return t('none');
    const kind = kindOf(field);
    return kind === 'choice' ? choice(field, value) : written[kind](value);
  };
};
