import type { Wire } from '@cairn/contracts';
import type { AdminChange } from '@cairn/contracts/admins/admins';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { useChangeDecisions } from './use-change-decisions.js';

/** Requested changes of an account that wait for a second person. */
export const AdminWaiting = ({ change }: { change: Wire<AdminChange> }) => {
  const say = useSay();
  return (
    <Section title={say('admins.waiting_title')}>
      <Facts
        facts={[
          { label: say('admins.change.kind'), value: say(`admins.kinds.${change.kind}`) },
          { label: say('admins.role'), value: change.role && say(`roles.${change.role}`) },
          { label: say('admins.change.by'), value: <Code>{change.makerEmail}</Code> },
          { label: say('admins.change.at'), value: <Moment at={change.madeAt} /> },
          { label: say('admins.change.reason'), value: <Said>{change.reason}</Said> },
        ]}
      />
      <Decisions decisions={useChangeDecisions(change)} />
    </Section>
  );
};
