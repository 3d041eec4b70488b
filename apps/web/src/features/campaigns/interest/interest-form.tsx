import { interestApi } from '@cairn/contracts/campaigns/interest/interest.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { checkAmount } from '../../../lib/format/amount.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { campaignKeys, type PageData } from '../queries.js';
import { interestKeys, ownInterestQuery } from './queries.js';

/** For how much one would invest: said, changed, taken back. */
const AmountForm = ({ page, own }: { page: PageData; own: number | null }) => {
  const { t } = useTranslation(['campaign', 'common']);
  const queries = useQueryClient();
  const [amount, setAmount] = useState<number | null>(own ?? page.minimumInvestment);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const params = { campaignId: page.id };
  const change = useMutation({
    mutationFn: async (next: number | null) => {
      if (next === null) await send(interestApi.remove, { params });
      else
        await send(own === null ? interestApi.show : interestApi.change, { params, body: { interestedAmount: next } });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: interestKeys.all }),
        queries.invalidateQueries({ queryKey: campaignKeys.all }),
      ]),
  });
  const typed = amount !== null && !Number.isNaN(amount);
  const maximum = Math.min(page.maximumInvestment ?? Infinity, page.maxOfferingAmount);
  const trouble = typed ? checkAmount(amount, { minimum: page.minimumInvestment, maximum, price: null }) : null;
  const money = (value: number) => formatMoney(value, page.currency, { whole: true });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (typed && !trouble) change.mutate(amount);
    else field.current?.focus();
  };
  return (
    <form id="interest" onSubmit={submit} noValidate>
      <Stack gap={3}>
        {own !== null && <Text as="p">{t('interest.own', { amount: money(own) })}</Text>}
        <MoneyInput
          label={t('interest.amount')}
          description={t('interest.amountText')}
          currency={page.currency}
          value={amount}
          onChange={setAmount}
          ref={field}
          error={
            trouble
              ? t(trouble.problem, { amount: money(trouble.nearest), price: '' })
              : isAsked && !typed && t('common:validation.required')
          }
        />
        <RefusalNotice error={change.error} />
        <Button type="submit" size="lg" fullWidth loading={change.isPending}>
          {typed
            ? t(own === null ? 'interest.show' : 'interest.change', { amount: money(amount) })
            : t('interest.showPlain')}
        </Button>
        {own !== null && (
          <Button variant="subtle" size="sm" onClick={() => change.mutate(null)}>
            {t('interest.take')}
          </Button>
        )}
      </Stack>
    </form>
  );
};

/** The form for whoever is signed in; the way there for everybody else. */
export const InterestForm = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const isHydrated = useIsHydrated();
  const session = useSession();
  const { pathname } = useLocation();
  const { data: own } = useQuery({ ...ownInterestQuery(page.id), enabled: session !== null });
  if (!isHydrated || session === null)
    return (
      <Button
        id="interest"
        component={Link}
        to={paths.login}
        state={{ from: `${pathname}#interest` }}
        size="lg"
        fullWidth
      >
        {t('interest.signIn')}
      </Button>
    );
  const amount = own?.interestedAmount ?? null;
  return <AmountForm key={String(amount)} page={page} own={amount} />;
};
