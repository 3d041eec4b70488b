import type { PublicTeamMember } from '@cairn/contracts/campaigns/people/team.replies';
import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { MOST_MEMBERS } from '@cairn/contracts/campaigns/people/team-roles';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { IconShieldCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { PersonName } from '../../../ui/data/person-name.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { campaignKeys, type PageData } from '../queries.js';
import { Lead, leadsQuery } from './leads.js';
import css from './people.module.css';

type Member = Wire<PublicTeamMember>;

const peopleQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'people', campaignId],
    queryFn: () => send(teamApi.front, { params: { campaignId }, query: { limit: MOST_MEMBERS } }),
  });

const Person = ({ person }: { person: Member }) => {
  const { t } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const { id, fullName, roleTitle, bio, photo, slug, identityCheckedAt } = person;
  return (
    <Row as="li" top>
      <Avatar id={id} name={fullName} photo={photo} size="large" />
      <Stack gap={1}>
        <Text strong>
          <PersonName name={fullName} slug={slug} />
        </Text>
        <Text size="small">
          <bdi>{roleTitle}</bdi>
        </Text>
        {identityCheckedAt !== null && (
          <Row>
            <Icon of={IconShieldCheck} size="small" />
            <Text size="small" muted>
              {t('people.checked', { date: siteDate(identityCheckedAt, 'date') })}
            </Text>
          </Row>
        )}
        {bio !== null && (
          <Text as="p" size="small" muted>
            <bdi>{bio}</bdi>
          </Text>
        )}
      </Stack>
    </Row>
  );
};

/** Who stands behind the campaign: its lead investors, and of its team those who have confirmed it themselves. */
export const People = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const isEnabled = page.parts.people > 0;
  const query = useQuery({ ...peopleQuery(page.id), enabled: isEnabled });
  const { data: leads } = useQuery({ ...leadsQuery(page.id), enabled: isEnabled });
  if (page.parts.people === 0) return null;
  return (
    <section id="people">
      <Stack>
        <h2>{t('people.title')}</h2>
        <QueryBoundary query={query} pending={<RowSkeleton count={page.parts.people} />}>
          {({ items }) => (
            <Columns as="ul" kind="two" className={css.list}>
              {leads?.items.map((lead) => (
                <Lead key={lead.id} lead={lead} currency={page.currency} />
              ))}
              {items.map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </Columns>
          )}
        </QueryBoundary>
      </Stack>
    </section>
  );
};
