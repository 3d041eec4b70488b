import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import type { CoveredPersons } from '@cairn/contracts/campaigns/covered/covered.replies';
import { MOST_WAITING_AGREEMENTS } from '@cairn/contracts/campaigns/desk/desk-options';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { send } from '../../../lib/api/api.js';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { useSiteDay, useSiteToday, daysBetween } from '../../../lib/format/site-days.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink, textCss } from '../../../ui/text/text.js';
import { hasPayout } from '../has-payout.js';
import { accountsQuery, type OwnCampaign } from '../queries.js';
import type { Desk } from './queries.js';

/** The rest is the owner's alone. */
const OF_TEAM: readonly string[] = [
  'answers',
  'covered_persons',
  'agreements',
  'unpaid',
  'reconfirmations',
  'progress_report',
];

/** What is said below a task in place of how long it has waited. */
const NOTES: Readonly<Partial<Record<Found['kind'], 'todo.unpaidText' | 'todo.coveredText'>>> = {
  unpaid: 'todo.unpaidText',
  covered_persons: 'todo.coveredText',
};

interface Task {
  id: string;
  to: string;
  title: string;
  note: string;
}

type Found = Desk['tasks'][number];
type Person = Wire<CoveredPersons>['persons'][number];

/** The names of the covered persons that a task is about, as their list has them. */
const useCoveredNames = (campaignId: string, { counts }: Desk, isMeant: (person: Person) => boolean): string[] => {
  const isAsked = (counts.coveredPersons ?? 0) > 0;
  const { data } = useQuery({
    queryKey: ['own-campaigns', campaignId, 'covered'],
    queryFn: () => send(coveredPersonsApi.list, { params: { campaignId } }),
    enabled: isAsked,
  });
  return isAsked && data ? data.persons.filter(isMeant).map(({ name }) => name) : [];
};

/** A task in words, with the way to it; null for one that this reader cannot do. */
const useTask = (campaignId: string, desk: Desk, isOwner: boolean): ((found: Found) => Task | null) => {
  const asked = useCoveredNames(campaignId, desk, ({ state, isDue }) => state === 'asked' || isDue);
  const { t, i18n } = useTranslation('desk');
  const ruleSource = useRuleSource();
  const today = useSiteToday();
  const siteDay = useSiteDay();
  const waited = (since: string | null) =>
    since === null ? '' : t('todo.oldest', { count: Math.max(0, daysBetween(siteDay(since), today)) });
  const pages = {
    answers: paths.ownerDiscussion(campaignId),
    covered_persons: paths.ownerCovered(campaignId),
    document_requests: paths.ownerDocuments(campaignId),
    agreements: paths.ownerAgreements(campaignId),
    unpaid: paths.ownerInvestments(campaignId, 'no_payment'),
    reconfirmations: paths.ownerTerms(campaignId),
  };
  return ({ kind, count, since, repaymentId, amount, dueOn, source }) => {
    if (!isOwner && !OF_TEAM.includes(kind)) return null;
    if (kind === 'progress_report') {
      const date = dueOn === null ? '' : formatDate(dueOn, i18n.language);
      return {
        id: kind,
        to: '#reports',
        title: t('todo.progress_report', { percent: count }),
        note: [
          t(dueOn !== null && dueOn < today ? 'todo.fileLate' : 'todo.fileBy', { date }),
          ...(source === null ? [] : [ruleSource(source)]),
        ].join(' · '),
      };
    }
    if (kind !== 'late_repayment' && kind !== 'next_repayment') {
      const note = [
        ...(kind === 'covered_persons' && asked.length > 0 ? [asked.join(', ')] : []),
        NOTES[kind] === undefined ? waited(since) : t(NOTES[kind]),
      ].join(' · ');
      // More of them were not counted.
      const isMore = kind === 'agreements' && count >= MOST_WAITING_AGREEMENTS;
      const title = isMore ? t('todo.agreementsMore', { most: count }) : t(`todo.${kind}`, { count });
      return { id: kind, to: pages[kind], title, note };
    }
    if (repaymentId === null || dueOn === null) return null;
    const date = formatDate(dueOn, i18n.language);
    const late = count > 1 ? t('todo.lateMore', { date, count }) : t('todo.late', { date });
    return {
      id: kind,
      to: paths.ownerRepaymentPayment(repaymentId),
      title: t('todo.pay', { amount: formatMoney(amount ?? 0, desk.currency) }),
      note: kind === 'late_repayment' ? late : t('todo.due', { date }),
    };
  };
};

interface DeskTasksProps {
  campaign: OwnCampaign;
  desk: Desk;
  /** Payments, documents, and the account for payouts are the owner's alone. */
  isOwner: boolean;
  /** No account is needed for what has been paid out. */
  isPaidOut: boolean;
}

/** What waits outside the dashboard's own figures: the draft to complete, the account to connect. */
const useOtherTasks = ({ campaign, desk, isOwner, isPaidOut }: DeskTasksProps): Task[] => {
  const { t } = useTranslation(['desk', 'owner']);
  const connects = isOwner && !isPaidOut && hasPayout(campaign) && campaign.fundraisingDetail.raiseMode === 'flexible';
  const { data: accounts } = useQuery({ ...accountsQuery, enabled: connects });
  const disqualified = useCoveredNames(campaign.id, desk, ({ state }) => state === 'disqualified');
  const isDraft = campaign.status === CampaignStatus.draft || campaign.status === CampaignStatus.declined;
  const { changesRequested, declineReason: message } = campaign;
  const draft =
    changesRequested && message !== null
      ? { title: t('todo.sentBack'), note: t('todo.sentBackText', { message }) }
      : { title: t('todo.draft'), note: t('todo.draftText') };
  return [
    ...disqualified.map((name) => ({
      id: `disqualified-${name}`,
      to: paths.ownerCovered(campaign.id),
      title: t('todo.disqualified', { name }),
      note: t('todo.disqualifiedText'),
    })),
    ...(isDraft ? [{ id: 'draft', to: paths.companyInfo(campaign.id), ...draft }] : []),
    ...(connects && accounts && !accounts.some(({ ready }) => ready)
      ? [
          {
            id: 'account',
            to: paths.stripeConnect,
            title: t(accounts.length > 0 ? 'owner:payout.account.complete' : 'owner:payout.account.connect'),
            note: t('owner:todo.accountText'),
          },
        ]
      : []),
  ];
};

/** What waits for the owner: late payments first. */
export const DeskTasks = (props: DeskTasksProps) => {
  const { t } = useTranslation('desk');
  const { campaign, desk, isOwner } = props;
  const task = useTask(campaign.id, desk, isOwner);
  const tasks = [...desk.tasks.flatMap((found) => task(found) ?? []), ...useOtherTasks(props)];
  return (
    <Panel as="section">
      <Stack gap={2}>
        <h2 className={textCss.title3}>{t('todo.title')}</h2>
        {tasks.length === 0 && <Text muted>{t('todo.none')}</Text>}
        <Rows>
          {tasks.map(({ id, to, title, note }) => (
            <li key={id}>
              <TextLink to={to}>{title}</TextLink>
              <Text as="div" size="small" muted>
                {note}
              </Text>
            </li>
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
};
