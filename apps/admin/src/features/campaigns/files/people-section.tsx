import { leadsApi, teamApi } from '@cairn/contracts';
import { useClient } from '../../../lib/data/client.js';
import { useSay } from '../../../lib/words/words.js';
import { Moment, Said } from '../../../ui/records/text.js';
import { MemberBadge } from './file-badges.js';
import { Part } from './part.js';

/** Who stands behind a campaign: its team with their roles, and its lead investors. */
export const PeopleSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const params = { campaignId: id };
  return (
    <>
      <Part
        title={say('files.team')}
        empty={say('files.no_team')}
        name="team"
        campaignId={id}
        read={() => client.send(teamApi.members, { params, query: {} })}
      >
        {({ id: key, fullName, roleTitle, state, role, invitedAt, acceptedAt }) => ({
          key,
          title: <Said>{fullName}</Said>,
          badge: <MemberBadge state={state} />,
          line: [
            <Said key="title">{roleTitle}</Said>,
            say(`files.role.${role}`),
            <Moment key="at" at={acceptedAt ?? invitedAt} />,
          ],
        })}
      </Part>
      <Part
        title={say('files.leads')}
        empty={say('files.no_leads')}
        name="leads"
        campaignId={id}
        read={() => client.send(leadsApi.list, { params, query: {} })}
      >
        {({ id: key, name, type, reason }) => ({
          key,
          title: <Said>{name}</Said>,
          line: [say(`files.lead.${type}`)],
          text: reason,
        })}
      </Part>
    </>
  );
};
