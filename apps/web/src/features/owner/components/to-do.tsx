import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink, textCss } from '../../../ui/text/text.js';
import { accountsQuery, overdueQuery, repaymentPlanQuery, type TakeAway } from '../queries.js';

interface Task {
  id: string;
  to: string;
  title: string;
  note: string;
}

interface ToDoProps {
  campaignId: string;
  takeAway: TakeAway;
  /** Payouts go to an account at the provider, which has to be connected first. */
  connects: boolean;
}

/** What waits for the owner: late payments first, then the next one, then the way to a payout. */
const useTasks = ({ campaignId, takeAway, connects }: ToDoProps): Task[] => {
  const { t, i18n } = useTranslation('owner');
  const { data: overdue = [] } = useQuery({ ...overdueQuery, enabled: takeAway.funded });
  const { data: plan } = useQuery({ ...repaymentPlanQuery(campaignId), enabled: takeAway.funded });
  const { data: accounts } = useQuery({ ...accountsQuery, enabled: connects });
  const late = overdue.filter((repayment) => repayment.campaignId === campaignId);
  const next = plan?.repayments.find(({ id, state }) => state === 'due' && !late.some((other) => other.id === id));
  const payment = (kind: 'late' | 'due', { id, amount, currency, dueDate }: NonNullable<typeof next>): Task => ({
    id,
    to: paths.ownerRepaymentPayment(id),
    title: t(`todo.${kind}`, { amount: formatMoney(amount, currency) }),
    note: t(`todo.${kind}Text`, { date: formatDate(dueDate, i18n.language) }),
  });
  return [
    ...late.map((repayment) => payment('late', repayment)),
    ...(next ? [payment('due', next)] : []),
    ...(accounts && !accounts.some(({ ready }) => ready)
      ? [
          {
            id: 'account',
            to: paths.stripeConnect,
            title: t(accounts.length > 0 ? 'payout.account.complete' : 'payout.account.connect'),
            note: t('todo.accountText'),
          },
        ]
      : []),
  ];
};

/** Nothing is drawn where nothing waits. */
export const ToDo = (props: ToDoProps) => {
  const { t } = useTranslation('owner');
  const tasks = useTasks(props);
  if (tasks.length === 0) return null;
  return (
    <Panel as="section">
      <Stack gap={2}>
        <h2 className={textCss.title3}>{t('todo.title')}</h2>
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
