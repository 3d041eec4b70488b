import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { TestLegends } from '../../../ui/text/test-legends.js';
import { Terms } from '../../../ui/layout/surface.js';
import type { Card } from '../queries.js';
import { CardBar, CardCover, CardFacts, CardMeta, useKeyTerm } from './campaign-card.js';
import css from './campaign-card.module.css';

/** The first campaign of the landing page, with its picture large and its terms beside it. */
export const WideCard = ({ card }: { card: Card }) => {
  const { t } = useTranslation('landing');
  const keyTerm = useKeyTerm();
  const isTest = card.interest !== null;
  return (
    <article className={`${css.card} ${css.wide}`}>
      <CardCover card={card} eager />
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
        <Terms
          items={[
            // While it tests interest it has neither terms nor investors.
            ...(isTest
              ? []
              : [
                  { term: t(card.type === 'equity' ? 'open.price' : 'open.rate'), value: <bdi>{keyTerm(card)}</bdi> },
                  { term: t('open.investors'), value: <Count value={card.investors} /> },
                  {
                    term: t('open.smallest'),
                    value: <Money amount={card.minimumInvestment} currency={card.currency} whole />,
                  },
                ]),
            ...(card.closesAt
              ? [
                  {
                    term: t(isTest ? 'open.testEnds' : 'open.closes'),
                    value: <SiteDate value={card.closesAt} />,
                  },
                ]
              : []),
          ]}
        />
        {isTest && <TestLegends />}
      </Stack>
    </article>
  );
};
