import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSiteDay } from '../../../lib/format/site-days.js';
import { useKindWord } from '../../../lib/site/option-words.js';
import { paths } from '../../../lib/page/paths.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Row } from '../../../ui/layout/layout.js';
import type { Card } from '../queries.js';
import { Outcome } from './outcome.js';

/** Companies that were funded here, with what each raised, from how many, and what has become of it. */
export const FundedTable = ({ cards }: { cards: readonly Card[] }) => {
  const { t } = useTranslation(['landing', 'common', 'campaign']);
  const siteDay = useSiteDay();
  const kindWord = useKindWord();
  const kindIn = ({ type, closesAt }: Card): string => {
    const kind = kindWord(type);
    if (closesAt === null) return kind;
    return t('funded.kindIn', { kind, year: siteDay(closesAt).slice(0, 4) });
  };
  return (
    <DataTable
      rows={cards}
      rowKey={(card) => card.id}
      columns={[
        {
          head: t('funded.company'),
          render: (card) => (
            <Row>
              <CompanyPicture src={coverFor(card.coverUrl, card.category)} />
              <Link to={paths.campaign(card.slug)}>
                <b>
                  <bdi>{card.name}</bdi>
                </b>
              </Link>
            </Row>
          ),
        },
        { head: t('funded.kind'), render: kindIn, wideOnly: true },
        {
          head: t('funded.raised'),
          render: (card) => <Money amount={card.received} currency={card.currency} whole />,
          figure: true,
        },
        {
          head: t('funded.investors'),
          render: (card) => <Count value={card.investors} />,
          figure: true,
          wideOnly: true,
        },
        { head: t('campaign:outcome.title'), render: (card) => <Outcome card={card} />, below: true },
      ]}
    />
  );
};
