import { useTranslation } from 'react-i18next';
import type { LinkedAccount } from '../../lib/site/linked-accounts.js';

/** A linked account as its owner knows it: the bank, the kind, the last digits of the number. */
export const AccountName = ({ account: { bank, kind, mask } }: { account: LinkedAccount }) => {
  const { t } = useTranslation('bank');
  return (
    <>
      <bdi>{bank ?? t('linked.unnamed')}</bdi>
      {kind !== null && <> · {t(kind)}</>}
      {mask !== null && (
        <>
          {' '}
          <bdi dir="ltr">••••&nbsp;{mask}</bdi>
        </>
      )}
    </>
  );
};
