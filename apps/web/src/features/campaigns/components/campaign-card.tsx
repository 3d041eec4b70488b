import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { formatMoney, formatPercent } from '../../../lib/format/format.js';
import { Badge } from '../../../ui/data/badge.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { cardCover, coverFor } from '../../../ui/brand/covers.js';
import { Money, Percent } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { TestLegends } from '../../../ui/text/test-legends.js';
import { Strata } from '../../../ui/layout/strata.js';
import { paths } from '../../../lib/page/paths.js';
import { useKindWord, useSectorWord } from '../../../lib/site/option-words.js';
import { useDaysUntil } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import type { Card } from '../queries.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import css from './campaign-card.module.css';
import { Outcome } from './outcome.js';

const whole = (amount: number, { currency }: Card): string => formatMoney(amount, currency, { whole: true });

/** One sentence for the bar of a card. */
const useBarSentence = () => {
  const { t } = useTranslation('common');
  return (card: Card): string =>
    card.interest !== null
      ? t('card.interestBar', { amount: whole(card.interest.amount, card) })
      : t('card.bar', {
          received: whole(card.received, card),
          committed: whole(card.committed, card),
          ceiling: whole(card.maxOfferingAmount, card),
          minimum: whole(card.successThreshold, card),
        });
};

/** Rate and term of a loan, or the price of a share. */
export const useKeyTerm = () => {
  const { t, i18n } = useTranslation('common');
  return (card: Card): string => {
    if (card.pricePerShare !== null) return t('card.share', { price: formatMoney(card.pricePerShare, card.currency) });
    if (card.interestRate === null || card.termLength === null) return '';
    const rate = formatPercent(Number(card.interestRate), i18n.language, 2);
    return t('card.loan', { rate, count: card.termLength });
  };
};

const TimeLeft = ({ card }: { card: Card }) => {
  const { t } = useTranslation('common');
  const siteDate = useSiteDate();
  const daysUntil = useDaysUntil();
  if (!card.closesAt) return null;
  if (opensLater(card) && card.opensAt) return t('card.opens', { date: siteDate(card.opensAt) });
  return card.status === CampaignStatus.active
    ? t('card.daysLeft', { count: daysUntil(card.closesAt) })
    : t('card.closed', { date: siteDate(card.closesAt) });
};

export const CardMeta = ({ card }: { card: Card }) => {
  const sectorWord = useSectorWord();
  const kindWord = useKindWord();
  return (
    <p className={css.meta}>
      <b>{kindWord(card.type)}</b>
      {card.category && <span>{sectorWord(card.category)}</span>}
      {card.city && (
        <>
          <span aria-hidden>·</span>
          <bdi>{card.city}</bdi>
        </>
      )}
    </p>
  );
};

export const CardBar = ({ card }: { card: Card }) => (
  <Strata
    mini
    ceiling={card.maxOfferingAmount}
    received={card.received}
    committed={card.committed}
    interest={card.interest?.amount ?? 0}
    marks={[{ at: card.successThreshold, label: '', value: '' }]}
    sentence={useBarSentence()(card)}
  />
);

export const CardFacts = ({ card }: { card: Card }) => {
  const { t } = useTranslation('common');
  const siteDate = useSiteDate();
  const { interest, settledPart } = card;
  return (
    <>
      <div className={css.facts}>
        <span>
          <b>
            <Money amount={interest?.amount ?? card.received} currency={card.currency} whole />
          </b>{' '}
          {t(interest === null ? 'card.received' : 'card.interest')}
        </span>
        {interest === null && (
          <span>
            <Percent ratio={card.percentOfMinimum / 100} digits={0} /> {t('card.ofMinimum')}
          </span>
        )}
      </div>
      {settledPart && card.status === CampaignStatus.active && (
        <p className={`${css.facts} ${css.muted}`}>
          {t('card.settled', { amount: whole(settledPart.amount, card), date: siteDate(settledPart.at) })}
        </p>
      )}
    </>
  );
};

/** @param eager it is at the top of a page and is fetched at once */
export const CardCover = ({ card, eager }: { card: Card; eager?: boolean | undefined }) => {
  const { t } = useTranslation('common');
  return (
    <div className={css.cover}>
      <img
        {...cardCover(coverFor(card.coverUrl, card.category))}
        alt=""
        width={700}
        height={500}
        loading={eager ? 'eager' : 'lazy'}
      />
      {card.interest !== null ? (
        <span className={css.flag}>
          <StatusBadge family="campaign" status={card.status} context="testing" />
        </span>
      ) : (
        card.closingSoon && (
          <span className={css.flag}>
            <Badge tone="warning">{t('status.closingSoon')}</Badge>
          </span>
        )
      )}
    </div>
  );
};

interface CampaignCardProps {
  card: Card;
  eager?: boolean;
  /** What lies in the corner of its picture and is not the link. */
  corner?: ReactNode;
}

/** A campaign in a list: no box, and one link (its name) that covers all of it. */
export const CampaignCard = ({ card, eager, corner }: CampaignCardProps) => {
  const keyTerm = useKeyTerm();
  return (
    <article className={css.card}>
      <CardCover card={card} eager={eager} />
      {corner}
      <Stack gap={3}>
        <CardMeta card={card} />
        <h3>
          <Link to={paths.campaign(card.slug)}>
            <bdi>{card.name}</bdi>
          </Link>
        </h3>
        <p className={css.pitch} dir="auto">
          {card.tagLine}
        </p>
        <CardBar card={card} />
        <CardFacts card={card} />
        <div className={`${css.facts} ${css.muted}`}>
          <bdi>{keyTerm(card)}</bdi>
          <span>
            <TimeLeft card={card} />
          </span>
        </div>
        {card.interest !== null && <TestLegends />}
        {card.status === CampaignStatus.successful && <Outcome card={card} />}
      </Stack>
    </article>
  );
};
