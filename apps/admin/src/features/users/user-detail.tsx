import { usersAdminApi, type ReviewState, type Wire } from '@cairn/contracts';
import type { AdminUser } from '@cairn/contracts/users/admin-users';
import { useRecord } from '../../lib/data/reads.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay, type Say } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts, type Fact } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink } from '../../ui/records/record-link.js';
import { Secret } from '../../ui/records/secret.js';
import { ReviewBadge } from '../../ui/records/state-badge.js';
import { Code, Moment, Said, SmallMuted } from '../../ui/records/text.js';
import { useUserDecisions } from './use-user-decisions.js';
import { UserBadge } from './user-badge.js';

type User = Wire<AdminUser>;

const Acts = ({ user }: { user: User }) => <Decisions decisions={useUserDecisions(user)} />;

/** Their page on the site, which has an address of its own. */
const ProfileLink = ({ slug }: { slug: string }) => (
  <a href={`/profile/${slug}`} target="_blank" rel="noopener noreferrer">
    <Code>/profile/{slug}</Code>
  </a>
);

const Contact = ({ user }: { user: User }) => {
  const say = useSay();
  return (
    <Section title={say('users.contact')}>
      <Facts
        facts={[
          { label: say('people.email'), value: <Code>{user.email}</Code> },
          {
            label: say('users.phone'),
            value: user.secrets.includes('phoneNumber') ? (
              <Secret
                label={say('users.phone')}
                read={(client, reason) =>
                  client.send(usersAdminApi.reveal, {
                    params: { id: user.id },
                    body: { field: 'phoneNumber', reason },
                  })
                }
              />
            ) : null,
          },
          { label: say('users.page'), value: <ProfileLink slug={user.slug} /> },
          { label: say('users.language'), value: say(`users.languages.${user.language}`) },
        ]}
      />
    </Section>
  );
};

/** How many of a list are theirs; a link where there is something to see. */
const Count = ({
  resource,
  filter,
  count,
}: {
  resource: ResourceName;
  filter: Readonly<Record<string, string>>;
  count: number;
}) => {
  const words = formatCount(useLanguage(), count);
  return count === 0 ? (
    words
  ) : (
    <ListLink resource={resource} filter={filter}>
      {words}
    </ListLink>
  );
};

interface ReviewProps {
  of: 'identities' | 'accreditations';
  state: ReviewState;
  email: string;
}

/** The state of a review; leads to what was submitted. */
const Review = ({ of, state, email }: ReviewProps) => (
  <ListLink resource={of} filter={{ q: email }}>
    <ReviewBadge state={state} />
  </ListLink>
);

const Standing = ({ user }: { user: User }) => {
  const say = useSay();
  return (
    <Section title={say('users.standing')}>
      <Facts
        facts={[
          {
            label: say('users.identity'),
            value: user.kycStatus && <Review of="identities" state={user.kycStatus} email={user.email} />,
          },
          {
            label: say('users.accreditation'),
            value: user.accreditationStatus && (
              <Review of="accreditations" state={user.accreditationStatus} email={user.email} />
            ),
          },
          { label: say('users.two_factor'), value: say(user.enableTwoFactorAuth ? 'users.on' : 'users.off') },
          { label: say('users.sessions'), value: <Code>{String(user.sessionCount)}</Code> },
          {
            label: say('users.investments'),
            value: <Count resource="investments" filter={{ q: user.email }} count={user.investmentCount} />,
          },
          {
            label: say('users.campaigns'),
            value: <Count resource="campaigns" filter={{ q: user.email }} count={user.campaignCount} />,
          },
          {
            label: say('users.history'),
            value: (
              <ListLink resource="audit-log" filter={{ subjectId: user.id }}>
                {say('nav.audit')}
              </ListLink>
            ),
          },
          { label: say('users.seen'), value: user.lastSeenAt && <Moment at={user.lastSeenAt} /> },
        ]}
      />
    </Section>
  );
};

const holdingsOf = ({ currency, wallet, invested }: User['money'][number], say: Say): readonly Fact[] => [
  { key: `${currency}.wallet`, label: say('users.wallet'), value: <Money minor={wallet} currency={currency} /> },
  { key: `${currency}.invested`, label: say('users.invested'), value: <Money minor={invested} currency={currency} /> },
];

/** What the person has, currency by currency; without any, the accounts alone. */
const Holdings = ({ user: { id, money } }: { user: User }) => {
  const say = useSay();
  const facts = money.flatMap((one) => holdingsOf(one, say));
  return (
    <Section title={say('users.money')}>
      {facts.length > 0 && <Facts facts={facts} />}
      <p>
        <ListLink resource="ledger-accounts" filter={{ q: id }}>
          {say('users.accounts')}
        </ListLink>
      </p>
    </Section>
  );
};

const Ending = ({ user }: { user: User }) => {
  const say = useSay();
  if (user.suspendedAt === null && user.deletionDueAt === null) return null;
  return (
    <Section title={say('users.ending')}>
      <Facts
        facts={[
          ...(user.suspendedAt === null
            ? []
            : [
                { label: say('users.suspended_at'), value: <Moment at={user.suspendedAt} /> },
                { label: say('users.why'), value: user.suspensionReason && <Said>{user.suspensionReason}</Said> },
              ]),
          ...(user.deletionDueAt === null || user.deletionRequestedAt === null
            ? []
            : [
                { label: say('users.asked_to_leave'), value: <Moment at={user.deletionRequestedAt} /> },
                { label: say('users.leaves'), value: <Moment at={user.deletionDueAt} /> },
                { label: say('users.why_leaving'), value: user.deletionReason && <Said>{user.deletionReason}</Said> },
              ]),
        ]}
      />
    </Section>
  );
};

/** One account: contact details of its owner, its state, and possible actions. */
export const UserDetail = ({ id, backTo = '/users' }: { id: string; backTo?: string }) => {
  const say = useSay();
  const query = useRecord('users', id);
  return (
    <Detail backTo={backTo} query={query}>
      {(user) => ({
        ...recordHead({
          begun: say('users.since'),
          at: user.createdAt,
          id: user.id,
          name: user.name,
          under: (
            <>
              <UserBadge state={user.state} />
              <SmallMuted>{say(`users.types.${user.userType}`)}</SmallMuted>
              {user.adminRole !== null && <SmallMuted>{say(`roles.${user.adminRole}`)}</SmallMuted>}
            </>
          ),
        }),
        body: (
          <>
            <Contact user={user} />
            <Standing user={user} />
            <Holdings user={user} />
            <Ending user={user} />
          </>
        ),
        foot: <Acts user={user} />,
      })}
    </Detail>
  );
};
