import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { keptAmount } from '../../../ui/forms/kept-amount.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { useSite } from '../../../lib/site/site.js';
import { checkAmount, unitsOf } from '../../../lib/format/amount.js';
import type { PageData } from '../queries.js';

/** What the amount buys, as a text. */
const useWhatItBuys = (page: PageData) => {
  const { t, i18n } = useTranslation('campaign');
  return (amount: number): string => {
    if (page.equityTerms) {
      const { pricePerShare, existingShares, availableShares } = page.equityTerms;
      const units = unitsOf(amount, pricePerShare);
      const words = {
        count: units,
        units: formatNumber(units, i18n.language),
        price: formatMoney(pricePerShare, page.currency),
      };
      if (existingShares === null) return t('aboutSharesPlain', words);
      const part = formatPercent(units / (existingShares + availableShares), i18n.language, 3);
      return t('aboutShares', { ...words, part });
    }
    if (!page.debtTerms) return '';
    return t('aboutLoan', {
      rate: formatPercent(Number(page.debtTerms.interestRate), i18n.language, 2),
      count: page.debtTerms.termLength,
    });
  };
};

/** An amount, what it would buy, and the way on to the invest page. */
export const InvestStart = ({ page }: { page: PageData }) => {
  const { t } = useTranslation(['campaign', 'common']);
  const ruleSource = useRuleSource();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const whatItBuys = useWhatItBuys(page);
  const [chosen, setChosen] = useState<number | null>();
  const [kept, setKept] = useState<number | null>(null);
  const amount = chosen === undefined ? (kept ?? page.minimumInvestment) : chosen;
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The server does not know what its reader typed before they left for their identity or a test. Whoever is in the field
  // already would type into the middle of another amount.
  useLayoutEffect(() => {
    if (document.activeElement !== field.current) setKept(keptAmount(page.id));
  }, [page.id]);
  const rules = {
    minimum: page.minimumInvestment,
    maximum: Math.min(page.maximumInvestment ?? Infinity, page.remainingCapacity),
    price: page.equityTerms?.pricePerShare ?? null,
  };
  const money = (value: number) => formatMoney(value, page.currency, { whole: true });
  const typed = amount !== null && !Number.isNaN(amount);
  const trouble = typed ? checkAmount(amount, rules) : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (typed && !trouble) void navigate(paths.invest(page.id, amount));
    else field.current?.focus();
  };

  return (
    <form id="invest" onSubmit={submit} noValidate>
      <Stack gap={3}>
        <MoneyInput
          label={t('amount')}
          currency={page.currency}
          value={amount}
          onChange={setChosen}
          ref={field}
          error={
            trouble ? (
              <>
                {t(trouble.problem, {
                  amount: money(trouble.nearest),
                  price: formatMoney(rules.price ?? 0, page.currency),
                })}{' '}
                {trouble.problem !== 'none' && (
                  <button type="button" className={textCss.link} onClick={() => setChosen(trouble.nearest)}>
                    {t('roundTo', { amount: money(trouble.nearest) })}
                  </button>
                )}
              </>
            ) : (
              isAsked && !typed && t('common:validation.required')
            )
          }
        />
        {typed && !trouble && (
          <Text as="p" size="small" muted>
            {whatItBuys(amount)}
          </Text>
        )}
        <Button type="submit" size="lg" fullWidth changes={false}>
          {typed ? t('invest', { amount: money(amount) }) : t('investPlain')}
        </Button>
        <Text as="p" size="xs" muted>
          {t('nothingCharged')}{' '}
          {site && t('cancelUntil', { count: site.law.cancelHours, source: ruleSource(site.law.cancelSource) })}
        </Text>
      </Stack>
    </form>
  );
};
