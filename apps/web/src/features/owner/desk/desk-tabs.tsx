import type { CampaignType } from '@cairn/contracts/campaigns/options';
import type { TeamRole } from '@cairn/contracts/campaigns/people/team-roles';
import { MOST_INTERESTED } from '@cairn/contracts/campaigns/desk/desk-options';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { partTabsCss as css } from '../../../ui/layout/part-tabs.js';
import { deskQuery, type Desk } from './queries.js';

const COUNTED = ['updates', 'discussion', 'investments', 'interested', 'followers', 'team', 'documents'] as const;
type Counted = (typeof COUNTED)[number];

const PAGES: Readonly<Record<Counted, (id: string) => string>> = {
  updates: paths.ownerUpdates,
  discussion: paths.ownerDiscussion,
  investments: (id) => paths.ownerInvestments(id),
  interested: paths.ownerInterested,
  followers: paths.ownerFollowers,
  team: paths.ownerTeam,
  documents: paths.ownerDocuments,
};

/** How much a part has; nothing while that is not known, nor where the owner's own list is empty. */
const Amount = ({ part, counts }: { part: Counted; counts: Desk['counts'] | undefined }) => {
  const { i18n } = useTranslation();
  const count = counts?.[part] ?? 0;
  if (count === 0) return null;
  const more = part === 'interested' && count >= MOST_INTERESTED ? '+' : '';
  return (
    <bdi dir="ltr" className={css.count}>
      {formatNumber(count, i18n.language)}
      {more}
    </bdi>
  );
};

interface DeskTabsProps {
  id: string;
  type: CampaignType;
  /** Of a reader in the team: payments, and who reads private documents, are the owner's alone. */
  role: TeamRole | null;
}

/** The parts of a campaign's dashboard. Shares pay dividends, where they pay: nothing of them is repaid. */
export const DeskTabs = ({ id, type, role }: DeskTabsProps) => {
  const { t } = useTranslation('owner');
  const isOwner = role === null;
  // Who answers for the company sees what people ask, and nothing else.
  const answersOnly = role === 'messages';
  const { data } = useQuery({ ...deskQuery(id), enabled: !answersOnly });
  const tabs = useRef<HTMLElement>(null);
  const length = useRef(0);
  // On a phone the row is longer than the screen: the open part is brought into view, again when counts make it longer.
  useEffect(() => {
    const row = tabs.current;
    const here = row?.querySelector('[aria-current="page"]');
    if (!row || !here || row.scrollWidth === length.current) return;
    length.current = row.scrollWidth;
    const [frame, part] = [row.getBoundingClientRect(), here.getBoundingClientRect()];
    row.scrollLeft += part.left + part.width / 2 - (frame.left + frame.width / 2);
  });
  return (
    <nav ref={tabs} className={css.tabs} aria-label={t('tabs.label')}>
      {!answersOnly && (
        <NavLink to={paths.ownerDashboard(id)} end>
          {t('tabs.overview')}
        </NavLink>
      )}
      {COUNTED.filter((part) => (answersOnly ? part === 'discussion' : isOwner || part !== 'documents')).map((part) => (
        <NavLink key={part} to={PAGES[part](id)}>
          {t(`tabs.${part}`)} <Amount part={part} counts={data?.counts} />
        </NavLink>
      ))}
      {answersOnly ? (
        <NavLink to={paths.faqs(id)}>{t('tabs.questions')}</NavLink>
      ) : (
        <NavLink to={paths.ownerTerms(id)}>{t('tabs.terms')}</NavLink>
      )}
      {data?.counts.coveredPersons != null && (isOwner || role === 'edit') && (
        <NavLink to={paths.ownerCovered(id)}>{t('tabs.covered')}</NavLink>
      )}
      {!answersOnly && <NavLink to={paths.ownerAgreements(id)}>{t('tabs.agreements')}</NavLink>}
      {isOwner && (
        <NavLink to={paths.ownerRepayments(id)}>{t(type === 'equity' ? 'tabs.dividends' : 'tabs.repayment')}</NavLink>
      )}
    </nav>
  );
};
