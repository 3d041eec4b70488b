import { linkedAccountsDeskApi, type Wire } from '@cairn/contracts';
import type {
  AdminLinkedAccount,
  LinkedAccountDetail as Detailed,
} from '@cairn/contracts/bank-accounts/linked-accounts-desk.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { Detail } from '../../ui/layout/detail.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Badge } from '../../ui/records/badge.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { Code, Moment } from '../../ui/records/text.js';

type Row = Wire<AdminLinkedAccount>;

/** What stands about the owner: the bank's word, or ours where somebody has decided. */
const useOwnerWord = () => {
  const say = useSay();
  return ({ ownerMatch, ownerAccepted }: Row): string => {
    if (ownerAccepted !== null) return say(ownerAccepted ? 'linked.accepted' : 'linked.refused');
    return say(`linked.matches.${ownerMatch}`);
  };
};

/** One state, the worst: an account that is linked is not debited while nobody has confirmed its owner. */
const State = ({ account: { state, ownerMatch, ownerAccepted } }: { account: Row }) => {
  const say = useSay();
  if (state !== 'linked')
    return (
      <Badge tone={state === 'broken' ? 'warning' : 'neutral'} shape={state === 'broken' ? 'half' : 'hollow'}>
        {say(`linked.states.${state}`)}
      </Badge>
    );
  if (ownerAccepted === false)
    return (
      <Badge tone="danger" shape="square">
        {say('linked.refused')}
      </Badge>
    );
  if (ownerAccepted === null && ownerMatch !== 'match')
    return (
      <Badge tone="warning" shape="half">
        {say('linked.unconfirmed')}
      </Badge>
    );
  return (
    <Badge tone="success" shape="dot">
      {say('linked.states.linked')}
    </Badge>
  );
};

const Acts = ({ account }: { account: Wire<Detailed> }) => {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const refresh = useRefresh('linked-accounts');
  const field = useReasonField();
  const { id, userName: name, state, ownerMatch, ownerAccepted } = account;
  if (!may('identity.review') || state === 'removed' || ownerMatch === 'match') return null;
  const act = (key: 'accept' | 'refuse'): Decision => ({
    key,
    label: say(`linked.${key}`),
    tone: key === 'accept' ? 'primary' : 'danger',
    blockedBy: null,
    title: say(`linked.${key}_title`, { name }),
    body: say(`linked.${key}_body`),
    confirm: say(`linked.${key}`),
    field,
    done: say(`linked.${key}_done`, { name }),
    run: async (reason) => {
      await client.send(linkedAccountsDeskApi[key], { params: { id }, body: { reason } });
      await refresh();
    },
  });
  const open = (['accept', 'refuse'] as const).filter((key) => ownerAccepted !== (key === 'accept'));
  return <Decisions decisions={open.map(act)} />;
};

const LinkedAccountDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const language = useLanguage();
  const ownerWord = useOwnerWord();
  const query = useRecord('linked-accounts', id);
  return (
    <Detail backTo="/linked-accounts" query={query}>
      {(account) => ({
        ...recordHead({
          begun: say('linked.since'),
          at: account.createdAt,
          id: account.userId,
          leadsTo: 'users',
          name: account.userName,
          under: <Code>{account.userEmail}</Code>,
        }),
        body: (
          <Facts
            facts={[
              { label: say('bank.name'), value: account.bank },
              { label: say('bank.account'), value: account.mask && <Code>{`•••• ${account.mask}`}</Code> },
              { label: say('list.state'), value: <State account={account} /> },
              { label: say('linked.owner'), value: ownerWord(account) },
              { label: say('linked.names'), value: account.names.join(' · ') },
              {
                label: say('linked.score'),
                value:
                  account.ownerScore === null
                    ? say('linked.no_score')
                    : say('linked.score_of', { score: formatCount(language, account.ownerScore) }),
              },
              { label: say('linked.decided'), value: account.decidedAt && <Moment at={account.decidedAt} /> },
            ]}
          />
        ),
        foot: <Acts account={account} />,
      })}
    </Detail>
  );
};

/** Linked bank accounts: those whose owner is not confirmed wait for compliance. */
export const LinkedAccountList = () => {
  const say = useSay();
  const ownerWord = useOwnerWord();
  const { person, email, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    { ...email, key: 'userEmail', renderCell: ({ userEmail }) => <Code>{userEmail}</Code> },
    { key: 'bank', header: say('bank.name'), renderCell: ({ bank }) => bank ?? '' },
    { key: 'ownerMatch', header: say('linked.owner'), renderCell: ownerWord },
    day('createdAt'),
    { ...stateHead, renderCell: (account) => <State account={account} /> },
  ];
  return (
    <ListPage<Row>
      resource="linked-accounts"
      title={say('nav.linked-accounts')}
      firstState="waiting"
      views={[
        { label: say('linked.waiting'), state: 'waiting' },
        { label: say('linked.states.linked'), state: 'linked' },
        { label: say('linked.states.broken'), state: 'broken' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('linked.none')}
      footNote={say('linked.note')}
      renderDetail={(id) => <LinkedAccountDetail key={id} id={id} />}
    />
  );
};
