import { ApiError } from '@cairn/client';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { FieldError } from '@cairn/contracts/kernel/envelope';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { checkAmount, unitsOf } from '../../../lib/format/amount.js';
import { send } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useReservationChanged } from '../../../lib/site/own-investments.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { forgetAmount } from '../../../ui/forms/kept-amount.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Notice } from '../../../ui/layout/surface.js';
import { textCss } from '../../../ui/text/text.js';
import type { Offer, Preparation } from '../queries.js';
import { limitWithout, rulesOf } from '../own-reservation.js';
import { presetsOf } from '../presets.js';
import { useAmount } from '../use-amount.js';
import type { Process } from '../steps/queries.js';
import { isHeld, nextPath } from '../steps/step-paths.js';
import css from './invest.module.css';
import { Bought } from './bought.js';
import { LimitBar } from './limit-bar.js';
import { LoanTerms } from './loan-terms.js';
import { ProRataNote } from './pro-rata-note.js';
import { ShareTerms } from './share-terms.js';
import { BarSum, Summary } from './summary.js';

/** Begins a draft, or changes what was begun: an investor has one of a campaign at a time. */
const useBegin = ({ campaignId, termsVersion }: Preparation, own: Process | null) => {
  const navigate = useNavigate();
  const command = useCommand();
  const changed = useReservationChanged();
  return useMutation({
    mutationFn: async (amount: number): Promise<Process> => {
      if (own === null) {
        return command([campaignId, amount, termsVersion], (idempotencyKey) =>
          send(investmentsApi.invest, { params: { campaignId }, body: { amount, termsVersion }, idempotencyKey }),
        );
      }
      if (own.amount === amount && own.termsVersion === termsVersion) return own;
      return send(investmentsApi.change, { params: { id: own.id }, body: { amount, termsVersion } });
    },
    onSuccess: (process) => {
      forgetAmount(campaignId);
      return navigate(nextPath(process));
    },
    onSettled: changed,
  });
};

/** A refusal of the amount is shown next to it; any other refusal is shown above the form. */
const refusedAmount = (error: unknown) =>
  error instanceof ApiError ? error.fields.find(({ field }) => field === 'amount') : undefined;

interface AmountFormProps {
  preparation: Preparation;
  /** What one has begun in this campaign and not paid. */
  own: Process | null;
  /** Of the campaign's public page; undefined until it is there. */
  offer?: Offer | undefined;
  /** What the law asks before an amount is paid, and until when the investment can be taken back. */
  renderAhead?: (amount: number | null) => ReactNode;
  /** The way to what the law asks first, by the refusal of an amount. */
  renderMend?: (refused: FieldError) => ReactNode;
}

/** V-19, V-20: an amount, checked as it is typed, and reserved when it is sent. */
export const AmountForm = ({ preparation, own, offer, renderAhead, renderMend }: AmountFormProps) => {
  const { t } = useTranslation(['invest', 'campaign', 'common']);
  const { currency, pricePerShare: price } = preparation;
  // A draft holds nothing: only a place that is held counts as one's own.
  const held = own !== null && isHeld(own) ? own : null;
  const limit = limitWithout(preparation.limit, held, preparation.currency);
  const rules = rulesOf(preparation, held);
  const [amount, setAmount] = useAmount(preparation.campaignId, own?.amount ?? null, rules);
  // An admin who views the site as somebody is not told their limit: the most that is known is not their maximum.
  const isMaximumHidden = useSession()?.viewing !== undefined && limit === null;
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const reservation = useBegin(preparation, own);
  const typed = amount !== null && !Number.isNaN(amount);
  const trouble = typed ? checkAmount(amount, rules) : null;
  const isImpossible = checkAmount(rules.minimum, rules)?.problem === 'none';
  const refused = refusedAmount(reservation.error);
  // What the law asks for first changes nothing of the sum: the order beside it stays.
  const isAskedFirst = refused?.code.startsWith('jurisdiction.') === true;
  const accepted = typed && !trouble && (refused === undefined || isAskedFirst) ? amount : null;
  const units = price === null ? null : accepted === null ? 0 : unitsOf(accepted, price);
  const money = (value: number) => formatMoney(value, currency, { whole: true });
  const choose = (value: number | null) => {
    setAmount(value);
    reservation.reset();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (typed && !trouble) reservation.mutate(amount);
    else field.current?.focus();
  };

  const troubleWords = trouble && (
    <>
      {t(`campaign:${trouble.problem}`, {
        amount: money(trouble.nearest),
        price: formatMoney(price ?? 0, currency),
      })}{' '}
      {trouble.problem !== 'none' && (
        <button type="button" className={textCss.link} onClick={() => choose(trouble.nearest)}>
          {t('campaign:roundTo', { amount: money(trouble.nearest) })}
        </button>
      )}
    </>
  );

  return (
    <Columns kind="main">
      <form onSubmit={submit} noValidate className={css.form}>
        <Stack gap={6}>
          <PageHeader
            title={t('amount.title')}
            lede={t(price === null ? 'amount.ledeDebt' : 'amount.ledeEquity', {
              minimum: money(rules.minimum),
              price: formatMoney(price ?? 0, currency),
            })}
          />
          {refused === undefined && <RefusalNotice error={reservation.error} />}
          {own && (
            <Notice tone="info">
              {t(held ? 'amount.reserved' : 'amount.begun', { amount: formatMoney(own.amount, currency) })}
            </Notice>
          )}
          {isImpossible && <Notice tone="warning">{t('campaign:none')}</Notice>}
          <Stack gap={3}>
            <MoneyInput
              large
              ref={field}
              label={t('amount.label', { currency })}
              currency={currency}
              value={amount}
              onChange={choose}
              error={refused?.msg ?? troubleWords ?? (isAsked && !typed && t('common:validation.required'))}
            />
            {refused && renderMend?.(refused)}
            <Chips>
              {presetsOf(rules).map((preset, at, all) => {
                const isMaximum = at === all.length - 1 && all.length > 1;
                return isMaximum && isMaximumHidden ? null : (
                  <Chip key={preset} on={preset === amount} onClick={() => choose(preset)}>
                    {isMaximum ? t('amount.all', { amount: money(preset) }) : money(preset)}
                  </Chip>
                );
              })}
            </Chips>
          </Stack>
          <Bought
            units={units}
            price={price}
            isShared={preparation.proRata !== null}
            left={preparation.remainingCapacity + (held?.amount ?? 0)}
            currency={currency}
            terms={offer?.equityTerms}
          />
          <ProRataNote preparation={preparation} amount={accepted} held={held?.amount ?? 0} />
          {preparation.type === 'equity' && <ShareTerms amount={accepted} currency={currency} />}
          {preparation.type === 'debt' && <LoanTerms slug={preparation.slug} amount={accepted} currency={currency} />}
          {renderAhead?.(typed ? amount : null)}
          {limit && <LimitBar limit={limit} amount={typed ? amount : 0} currency={currency} />}
          <Notice tone="warning">{t('amount.warning')}</Notice>
          <StepFoot
            back={{ to: paths.campaign(preparation.slug), label: t('amount.back') }}
            sum={<BarSum amount={accepted} currency={currency} cancelUntil={preparation.cancelUntil} />}
          >
            <Button type="submit" size="lg" loading={reservation.isPending}>
              {accepted === null ? t('amount.plain') : t('amount.submit', { amount: money(accepted) })}
            </Button>
          </StepFoot>
        </Stack>
      </form>
      <Summary
        name={preparation.campaignName}
        cover={offer && coverFor(offer.coverUrl, offer.category)}
        pricePerShare={price}
        amount={accepted}
        currency={currency}
        units={units}
        closesAt={preparation.closesAt}
        cancelUntil={preparation.cancelUntil}
        timeToThink={preparation.timeToThink}
      />
    </Columns>
  );
};
