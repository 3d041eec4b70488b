import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLinkAccount, type LinkedAccount } from '../../lib/site/linked-accounts.js';
import { AccountName } from '../data/account-name.js';
import { RefusalNotice } from '../feedback/refusal-notice.js';
import { Stack } from '../layout/layout.js';
import { Text, TextButton } from '../text/text.js';
import { ChoiceRows, type Choice } from './choice-rows.js';
import { OTHER_ACCOUNT } from './other-account.js';

interface DebitAccountProps {
  accounts: readonly LinkedAccount[];
  /** The id of an account, or the provider's page. */
  value: string;
  onChange: (value: string) => void;
  /** The sum with its currency, which the payer allows to be debited. */
  amount: string;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** Path of the page that the payer comes back to from linking an account. */
  next: string;
  /** Whether paying was tried without the payer's word. */
  isMissing: boolean;
}

/** Which linked account is debited, or another one on the provider's page, and the payer's word for it. */
export const DebitAccount = ({
  accounts,
  value,
  onChange,
  amount,
  accepted,
  onAccept,
  next,
  isMissing,
}: DebitAccountProps) => {
  const link = useLinkAccount(next);
  const { t } = useTranslation('bank');
  const choices: Choice<string>[] = [
    ...accounts.map((account) => ({
      value: account.id,
      title: <AccountName account={account} />,
      unavailable: account.hindrance === null ? undefined : t(`linked.why.${account.hindrance}`),
    })),
    { value: OTHER_ACCOUNT, title: t('linked.other'), text: t('linked.otherText') },
  ];
  return (
    <Stack gap={4}>
      {accounts.length === 0 ? (
        <Text as="p" size="small" muted>
          {t('linked.otherPage')}
        </Text>
      ) : (
        <ChoiceRows legend={t('linked.from')} value={value} choices={choices} onChange={onChange} />
      )}
      <RefusalNotice error={link.error} />
      <p>
        <TextButton type="button" onClick={() => link.mutate(null)}>
          {t('linked.link')}
        </TextButton>
      </p>
      {value !== OTHER_ACCOUNT && (
        <Checkbox
          checked={accepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
          error={isMissing ? t('linked.acceptNeeded') : undefined}
          aria-invalid={isMissing ? true : undefined}
          label={t('linked.accept', { amount })}
        />
      )}
    </Stack>
  );
};
