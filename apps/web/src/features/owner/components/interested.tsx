import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Money } from '../../../ui/data/figures.js';
import { PersonName } from '../../../ui/data/person-name.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { interestedQuery, type Interest } from '../queries.js';
import { PeopleSection } from './people-section.js';

const InterestRow = ({ interest, currency }: { interest: Interest; currency: string }) => {
  const { t } = useTranslation('owner');
  const { id, name, slug, photo, step, at } = interest;
  const amount = interest.amount ?? interest.interestedAmount;
  const shown = name ?? t('interested.unnamed');
  return (
    <Row as="li" flow>
      <Avatar id={id} name={shown} photo={photo} />
      <Stack gap={1} className={layoutCss.grow}>
        <Text strong muted={name === null}>
          <PersonName name={shown} slug={slug} />
        </Text>
        <Text size="small" muted>
          {t(`interested.steps.${step}`)}
        </Text>
      </Stack>
      {amount !== null && <Money amount={amount} currency={currency} whole />}
      <Text size="small" muted>
        <SiteDate value={at} />
      </Text>
    </Row>
  );
};

interface InterestedProps {
  campaignId: string;
  currency: string;
  slug: string;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
}

/** Who has not invested yet, and what is missing. */
export const Interested = ({ campaignId, currency, slug, isOwner }: InterestedProps) => {
  const { t } = useTranslation('owner');
  const query = useInfiniteQuery(interestedQuery(campaignId));
  const fetchAll = () => fetchFile(investmentsApi.interested, { params: { campaignId }, query: { format: 'csv' } });
  return (
    <PeopleSection
      list="interested"
      title={t('interested.title')}
      lede={t('interested.lede')}
      slug={slug}
      query={query}
      fetchFile={isOwner ? fetchAll : null}
    >
      {(interest) => <InterestRow key={interest.id} interest={interest} currency={currency} />}
    </PeopleSection>
  );
};
