import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { checkAmount, unitsOf } from '../../../lib/amount.js';
import { send } from '../../../lib/api.js';
import { formatMoney } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { useErrorWords } from '../../../lib/use-error-words.js';
import { Chip, Chips } from '../../../ui/chip.js';
import { Count, Money } from '../../../ui/figures.js';
import { Columns, Stack } from '../../../ui/layout.js';
import { MoneyInput } from '../../../ui/money-input.js';
import { PageHeader } from '../../../ui/page-header.js';
import { StepFoot } from '../../../ui/step-foot.js';
import { Notice, Terms, Well } from '../../../ui/surface.js';
import { textCss } from '../../../ui/text.js';
import type { Preparation } from '../api/invest.queries.js';
import { presetsOf, startAmount } from '../presets.js';
import css from './invest.module.css';
import { LimitBar } from './limit-bar.js';
import { Summary } from './summary.js';

/** V-19, V-20: an amount, checked as it is typed, and reserved when it is sent. */
export const AmountForm = ({ preparation }: { preparation: Preparation }) => {
  const { t } = useTranslation(['invest', 'campaign']);
  const words = useErrorWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { currency, pricePerShare: price, limit, campaignId } = preparation;
  // The limit of the law counts in US dollars; in another currency the API alone compares.
  const allowed = limit && currency === 'USD' ? limit.remaining : Infinity;
  const rules = { minimum: preparation.minimum, maximum: Math.min(preparation.maximum, allowed), price };
  const [amount, setAmount] = useState<number | null>(() => startAmount(search.get('amount'), rules));
  // The same key for the same act: a second press, or a repetition after a broken connection, reserves once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const typed = amount !== null && !Number.isNaN(amount);
  const trouble = typed ? checkAmount(amount, rules) : null;
  const units = typed && price !== null ? unitsOf(amount, price) : null;
  const money = (value: number) => formatMoney(value, currency, { whole: true });

  const reservation = useMutation({
    mutationFn: (value: number) =>
      send(investmentsApi.invest, { params: { campaignId }, body: { amount: value }, idempotencyKey: key }),
    onSuccess: ({ id }) => navigate(paths.payment(id)),
  });

  const choose = (value: number | null) => {
    setAmount(value);
    setKey(crypto.randomUUID());
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed && !trouble) reservation.mutate(amount);
  };

  return (
    <Columns kind="main">
      <form onSubmit={submit} noValidate className={css.form}>
        <Stack gap={6}>
          <PageHeader
            title={t('amount.title')}
            lede={t(price === null ? 'amount.ledeDebt' : 'amount.ledeEquity', { minimum: money(rules.minimum) })}
          />
          {reservation.isError && <Notice tone="danger">{words(reservation.error)}</Notice>}
          <Stack gap={3}>
            <MoneyInput
              large
              label={t('amount.label', { currency })}
              currency={currency}
              value={amount}
              onChange={choose}
              error={
                trouble && (
                  <>
                    {t(`campaign:${trouble.problem}`, {
                      amount: money(trouble.nearest),
                      price: formatMoney(price ?? 0, currency),
                    })}{' '}
                    <button type="button" className={textCss.link} onClick={() => choose(trouble.nearest)}>
                      {t('campaign:roundTo', { amount: money(trouble.nearest) })}
                    </button>
                  </>
                )
              }
            />
            <Chips>
              {presetsOf(rules).map((preset, at, all) => (
                <Chip key={preset} on={preset === amount} onClick={() => choose(preset)}>
                  {at === all.length - 1 && all.length > 1 ? t('amount.all', { amount: money(preset) }) : money(preset)}
                </Chip>
              ))}
            </Chips>
          </Stack>
          <Well>
            <Terms
              items={[
                ...(units === null || price === null
                  ? []
                  : [
                      { term: t('amount.shares'), value: <Count value={units} /> },
                      { term: t('amount.price'), value: <Money amount={price} currency={currency} /> },
                    ]),
                {
                  term: t('amount.left'),
                  value: <Money amount={preparation.remainingCapacity} currency={currency} whole />,
                },
              ]}
            />
          </Well>
          {limit && <LimitBar limit={limit} amount={typed ? amount : 0} currency={currency} />}
          <Notice tone="warning">{t('amount.warning')}</Notice>
          <StepFoot back={{ to: paths.campaign(preparation.slug), label: t('amount.back') }}>
            <Button type="submit" size="lg" disabled={!typed || trouble !== null} loading={reservation.isPending}>
              {typed ? t('amount.submit', { amount: money(amount) }) : t('amount.plain')}
            </Button>
          </StepFoot>
        </Stack>
      </form>
      <Summary
        name={preparation.campaignName}
        amount={typed ? amount : null}
        currency={currency}
        units={units}
        closesAt={preparation.closesAt}
        cancelUntil={preparation.cancelUntil}
      />
    </Columns>
  );
};
