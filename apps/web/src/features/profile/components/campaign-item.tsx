import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { cardCover, coverFor } from '../../../ui/brand/covers.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { StatusBadge, type StatusFamily } from '../../../ui/data/status-badge.js';
import { Text } from '../../../ui/text/text.js';
import type { CampaignOf, InvestmentOf } from '../queries.js';
import css from './feed.module.css';

/** The badge's states for a public campaign. */
const statusOf = (status: number) => status as 2 | 4 | 5;
const FAMILY = 'campaign' satisfies StatusFamily;

const Item = ({ campaign, children }: { campaign: CampaignOf; children: ReactNode }) => {
  const { slug, name, type, status, cover, category, tagLine } = campaign;
  const { t } = useTranslation('profile');
  return (
    <article className={css.item}>
      <img
        {...cardCover(coverFor(cover, category))}
        alt=""
        width={700}
        height={500}
        loading="lazy"
        className={css.picture}
      />
      <Stack gap={1}>
        <h3 className={css.title}>
          <Link to={paths.campaign(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <Text size="small" muted>
          {t(`type.${type}`)} · {children}
        </Text>
        {/* Its lines begin where the name does, whatever direction its words have. */}
        {tagLine && (
          <p>
            <bdi>{tagLine}</bdi>
          </p>
        )}
      </Stack>
      <StatusBadge family={FAMILY} status={statusOf(status)} />
    </article>
  );
};

/** A user's campaign. */
export const CampaignItem = ({ campaign }: { campaign: CampaignOf }) => (
  <Item campaign={campaign}>
    <SiteDate value={campaign.openedAt} format="month" />
  </Item>
);

/** A company that the user has invested in; the amount where they show it. */
export const InvestmentItem = ({ investment }: { investment: InvestmentOf }) => (
  <Item campaign={investment}>
    <SiteDate value={investment.investedAt} format="month" />
    {investment.amount !== null && (
      <>
        {' · '}
        <Money amount={investment.amount} currency={investment.currency} whole />
      </>
    )}
  </Item>
);
