import type { Wire } from '@cairn/contracts';
import type { AdminAccount } from '@cairn/contracts/admins/admins';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMe } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink } from '../../ui/records/record-link.js';
import { Code, Moment, SmallMuted } from '../../ui/records/text.js';
import { AdminBadge } from './admin-badges.js';
import { AdminForm } from './admin-form.js';
import { AdminWaiting } from './admin-waiting.js';
import { useAdminDecisions } from './use-admin-decisions.js';

type Account = Wire<AdminAccount>;

const Acts = ({ account }: { account: Account }) => {
  const say = useSay();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const decisions = useAdminDecisions(account);
  if (me === undefined || me.id === account.id || account.waiting !== null) return null;
  return (
    <>
      <Decisions decisions={decisions}>
        {account.state !== 'suspended' && (
          <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
            {say('admins.acts.role.label')}
          </Button>
        )}
      </Decisions>
      {isOpen && <AdminForm account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** One admin: role, authenticator, last sign-in, what waits for a second person, and what can be done. */
export const AdminDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('admins', id);
  return (
    <Detail backTo="/admins" query={query}>
      {(account) => ({
        ...recordHead({
          begun: say('admins.since'),
          at: account.createdAt,
          id: account.id,
          name: account.name,
          under: (
            <>
              <AdminBadge state={account.state} />
              <SmallMuted>{say(`roles.${account.role}`)}</SmallMuted>
            </>
          ),
        }),
        body: (
          <>
            <Section title={say('admins.change.account')}>
              <Facts
                facts={[
                  { label: say('people.email'), value: <Code>{account.email}</Code> },
                  { label: say('admins.role'), value: say(`roles.${account.role}`) },
                  {
                    label: say('admins.second_factor'),
                    value: say(account.hasSecondFactor ? 'admins.set_up' : 'admins.not_set_up'),
                  },
                  {
                    label: say('admins.last_sign_in'),
                    value: account.lastSignInAt === null ? say('admins.never') : <Moment at={account.lastSignInAt} />,
                  },
                  {
                    label: say('users.history'),
                    value: (
                      <ListLink resource="audit-log" filter={{ actor: account.email }}>
                        {say('nav.audit')}
                      </ListLink>
                    ),
                  },
                ]}
              />
            </Section>
            {account.waiting !== null && <AdminWaiting change={account.waiting} />}
          </>
        ),
        foot: <Acts account={account} />,
      })}
    </Detail>
  );
};
