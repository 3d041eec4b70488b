import { walletFee } from '@cairn/finance';
import css from './preview.module.css';
import { Entry, Heading, Lines, Press } from './site-parts.js';
import { useSiteMoney, useSiteView } from './site-view.js';

/** What a wallet charges and takes, in minor units and basis points. */
export interface WalletRules {
  topUpMaximum: number;
  topUpFeeBasisPoints: number;
  topUpFeeFlat: number;
  withdrawalDailyLimit: number;
  withdrawalFeeBasisPoints: number;
  withdrawalFeeFlat: number;
}

const AMOUNT = 100_000n;
const LEAST = 100n;

/** Decision 35: adding money and taking it out, each with its fee before one confirms. */
export const WalletScene = ({ rules }: { rules: WalletRules }) => {
  const { t } = useSiteView();
  const money = useSiteMoney();
  const added = walletFee(AMOUNT, {
    percentBasisPoints: BigInt(rules.topUpFeeBasisPoints),
    flat: BigInt(rules.topUpFeeFlat),
  });
  const taken = walletFee(AMOUNT, {
    percentBasisPoints: BigInt(rules.withdrawalFeeBasisPoints),
    flat: BigInt(rules.withdrawalFeeFlat),
  });
  const range = (most: number): string => t('wallet.range', { min: money(LEAST), max: money(BigInt(most)) });
  return (
    <div className={css.body}>
      <Heading>{t('wallet.title')}</Heading>
      <div className={css.card}>
        <Entry label={t('wallet.amount')} value={money(AMOUNT)} />
        <span className={css.note}>{range(rules.topUpMaximum)}</span>
        <Lines
          lines={[
            { term: t('wallet.arrives'), value: money(AMOUNT) },
            { term: t('wallet.fee'), value: money(added) },
            { term: t('wallet.leaves'), value: money(AMOUNT + added), isSum: true },
          ]}
        />
        <Press isWide>{t('wallet.addAmount', { amount: money(AMOUNT) })}</Press>
      </div>
      <div className={css.card}>
        <Entry label={t('wallet.amount')} value={money(AMOUNT)} />
        <span className={css.note}>{range(rules.withdrawalDailyLimit)}</span>
        <Lines
          lines={[
            { term: t('wallet.fromWallet'), value: money(AMOUNT) },
            { term: t('wallet.fee'), value: money(taken) },
            { term: t('wallet.toBank'), value: money(AMOUNT - taken), isSum: true },
          ]}
        />
        <Press isWide kind="secondary">
          {t('wallet.withdrawAmount', { amount: money(AMOUNT) })}
        </Press>
      </div>
    </div>
  );
};
