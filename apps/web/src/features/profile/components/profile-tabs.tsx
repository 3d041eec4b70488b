import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { oneOf, useQueryState } from '../../../lib/format/search-filter.js';
import { Count } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Text } from '../../../ui/text/text.js';
import { profileLists, type Profile } from '../queries.js';
import { CampaignItem, InvestmentItem } from './campaign-item.js';
import { partTabsCss as css } from '../../../ui/layout/part-tabs.js';
import feed from './feed.module.css';
import { MoreList } from './more-list.js';
import { PersonItem } from './person-item.js';

const TABS = ['investments', 'campaigns', 'followers', 'following'] as const;
type Tab = (typeof TABS)[number];

interface ListProps {
  profile: Profile;
  meId: string | undefined;
}

const Investments = ({ profile }: ListProps) => {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(profileLists.investments(profile.id));
  return (
    <MoreList query={query} className={feed.feed} empty={<EmptyState title={t('none.investments')} />}>
      {(investment) => <InvestmentItem investment={investment} />}
    </MoreList>
  );
};

const Campaigns = ({ profile }: ListProps) => {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(profileLists.campaigns(profile.id));
  return (
    <MoreList query={query} className={feed.feed} empty={<EmptyState title={t('none.campaigns')} />}>
      {(campaign) => <CampaignItem campaign={campaign} />}
    </MoreList>
  );
};

/** Names of those alone who show them; the others are a number. */
const People = ({ profile, meId, side }: ListProps & { side: 'followers' | 'following' }) => {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(profileLists[side](profile.id));
  const total = (side === 'followers' ? profile.followerCount : profile.followingCount) ?? 0;
  const named = query.data?.pages.flatMap(({ items }) => items).length ?? 0;
  const unnamed = total - named;
  const rest = unnamed > 0 && !query.hasNextPage && (
    <Text as="p" size="small" muted>
      {t('unnamed', { count: unnamed })}
    </Text>
  );
  return (
    <MoreList
      query={query}
      className={feed.people}
      empty={<EmptyState title={t(total > 0 ? `hidden.${side}` : `none.${side}`, { count: total })} />}
      foot={rest}
    >
      {(person) => <PersonItem person={person} meId={meId} />}
    </MoreList>
  );
};

/** The lists of a profile, one at a time; those that are not shown or are empty have no tab. */
export const ProfileTabs = ({ profile, meId }: ListProps) => {
  const { t } = useTranslation('profile');
  const { search } = useQueryState();
  const counts: Record<Tab, number | null> = {
    investments: profile.investmentCount,
    campaigns: profile.campaignCount,
    followers: profile.followerCount,
    following: profile.followingCount,
  };
  const filled = TABS.filter((tab) => (counts[tab] ?? 0) > 0);
  // A profile with nothing in it says so in one list.
  const shown = filled.length > 0 ? filled : TABS.filter((tab) => counts[tab] !== null).slice(0, 1);
  const open = oneOf(search.get('tab'), shown) ?? shown[0] ?? 'followers';
  return (
    <Stack gap={5}>
      <nav className={css.tabs} aria-label={t('lists')}>
        {shown.map((tab) => (
          <Link key={tab} to={`?tab=${tab}`} replace aria-current={tab === open ? 'page' : undefined}>
            {t(`tab.${tab}`)} <Count value={counts[tab] ?? 0} />
          </Link>
        ))}
      </nav>
      <h2>{t(`heading.${open}`)}</h2>
      {open === 'investments' && <Investments profile={profile} meId={meId} />}
      {open === 'campaigns' && <Campaigns profile={profile} meId={meId} />}
      {(open === 'followers' || open === 'following') && <People profile={profile} meId={meId} side={open} />}
    </Stack>
  );
};
