import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { exponentOf, formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useReread } from '../../../lib/page/use-reread.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Deed, Notice, Terms } from '../../../ui/layout/surface.js';
import { type Wallet } from '../balance.js';
import { walletKeys } from '../queries.js';
import { mostOf } from '../top-up-rails.js';
import { walletFee } from '../fees.js';

/** Where a way to pay takes this currency. */
export const AddMoney = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  if (wallet.topUpRails.length === 0) return <Notice>{t('addingClosed', { currency: wallet.currency })}</Notice>;
  return <AddMoneyForm wallet={wallet} />;
};

/** V-23: opens a pre-approval and navigates to its payment page; nothing is charged here. */
const AddMoneyForm = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation(['wallet', 'common']);
  const navigate = useNavigate();
  const { currency, topUpFeeFlat: flat } = wallet;
  const one = 10 ** exponentOf(currency);
  const [amount, setAmount] = useState<number | null>(null);
  const command = useCommand();
  const reread = useReread();
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = amount !== null && !Number.isNaN(amount);
  const money = (value: number) => <Money amount={value} currency={currency} />;
  // What the widest way takes at a time bounds a top-up, too.
  const maximum = Math.min(wallet.topUpMaximum, mostOf(wallet));
  const most = formatMoney(maximum, currency, { whole: true });
  const trouble =
    typed && amount < one ? t('belowOne') : typed && amount > maximum ? t('aboveMaximum', { max: most }) : null;
  const fee = typed && !trouble && flat !== null ? walletFee(amount, wallet.topUpFeeBasisPoints, flat) : 0;

  const opening = useMutation({
    mutationFn: (value: number) => {
      const body = { amount: value, currency };
      return command(body, (idempotencyKey) => send(walletApi.open, { body, idempotencyKey }));
    },
    onSuccess: ({ id }) => navigate(paths.topUpPayment(id)),
    // A way to pay may be switched off by now.
    onError: (error) => reread(error, walletKeys.all),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (typed && !trouble) opening.mutate(amount);
    else field.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <RefusalNotice error={opening.error} />
        {flat === null && <Notice tone="warning">{t('noRate', { currency })}</Notice>}
        <MoneyInput
          label={t('amount')}
          currency={currency}
          value={amount}
          onChange={setAmount}
          ref={field}
          description={t('range', { min: formatMoney(one, currency, { whole: true }), max: most })}
          error={trouble ?? (isAsked && amount === null ? t('common:validation.required') : null)}
        />
        {flat !== null && (
          <Deed>
            <Terms
              sum
              items={[
                { term: t('arrives'), value: money(typed && !trouble ? amount : 0) },
                { term: t('fee'), value: money(fee) },
                { term: t('leaves'), value: money(typed && !trouble ? amount + fee : 0), total: true },
              ]}
            />
          </Deed>
        )}
        <Button type="submit" fullWidth disabled={flat === null} loading={opening.isPending}>
          {typed && !trouble ? t('addAmount', { amount: formatMoney(amount, currency) }) : t('add')}
        </Button>
      </Stack>
    </form>
  );
};
