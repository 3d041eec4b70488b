import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props extends Omit<NativeSelectProps, 'onChange' | 'data' | 'value'> {
  kind: BankAccountKind;
  onKind: (kind: BankAccountKind) => void;
}

/** Where a bank account is, which decides by which numbers it is found. */
export const AccountPlace = ({ kind, onKind, ...props }: Props) => {
  const { t } = useTranslation('bank');
  return (
    <NativeSelect
      {...props}
      label={t('whereIs')}
      value={kind}
      onChange={({ currentTarget: { value } }) => onKind(BANK_ACCOUNT_KINDS.find((one) => one === value) ?? kind)}
      data={BANK_ACCOUNT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
    />
  );
};
