import { documentsApi, leadsApi, teamApi } from '@cairn/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../../lib/data/client.js';
import { useSay } from '../../../lib/words/words.js';
import { Section } from '../../../ui/layout/detail.js';
import { FactsSkeleton } from '../../../ui/layout/skeletons.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { Moment, Muted, Said } from '../../../ui/records/text.js';
import { Timeline } from '../../../ui/records/timeline.js';

/** The newest of each list: what is more stands on the owner's dashboard. */
const MOST = 50;

interface PartProps<Row> {
  title: string;
  empty: string;
  /** Of the query, after the campaign. */
  name: string;
  campaignId: string;
  read: () => Promise<{ items: readonly Row[] }>;
  children: (row: Row) => { key: string; body: ReactNode };
}

/** One list of a campaign under its heading. */
const Part = <Row,>({ title, empty, name, campaignId, read, children }: PartProps<Row>) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', campaignId, name],
    queryFn: read,
    retry: false,
  });
  return (
    <Section title={title}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <FactsSkeleton count={2} />}
      {data?.items.length === 0 && <p>{empty}</p>}
      {data !== undefined && data.items.length > 0 && <Timeline entries={data.items.map(children)} />}
    </Section>
  );
};

/** Words of a line, one after the other. */
const Line = ({ parts }: { parts: readonly ReactNode[] }) => {
  const say = useSay();
  return (
    <Muted>
      {parts.map((part, place) => (
        // The parts of a line never change their places.
        <span key={place}>
          {place > 0 && say('list.separator')}
          {part}
        </span>
      ))}
    </Muted>
  );
};

/** The documents of a campaign, who asked for the private ones, and each opening of them. */
export const FilesSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const asked = { params: { campaignId: id }, query: { limit: MOST } };
  return (
    <>
      <Part
        title={say('files.documents')}
        empty={say('files.none')}
        name="documents"
        campaignId={id}
        read={() => client.send(documentsApi.list, { params: { campaignId: id }, query: {} })}
      >
        {({ id: key, title, documentType, visibility, version, uploadedAt, state, link, readers }) => ({
          key,
          body: (
            <>
              {link === null ? (
                <Said>{title}</Said>
              ) : (
                <a href={link} download>
                  <Said>{title}</Said>
                </a>
              )}
              <br />
              <Line
                parts={[
                  say(`files.types.${documentType}`),
                  say(`files.visibility.${visibility}`),
                  say('files.version', { number: version }),
                  <Moment key="at" at={uploadedAt} />,
                  ...(state === 'ready' ? [] : [say(`files.state.${state}`)]),
                  ...(visibility === 'private' ? [say('files.readers', { smart_count: readers })] : []),
                ]}
              />
            </>
          ),
        })}
      </Part>
      <Part
        title={say('files.requests')}
        empty={say('files.no_requests')}
        name="access"
        campaignId={id}
        read={() => client.send(documentsApi.accessRequests, asked)}
      >
        {({ id: key, name, document, status, expired, askedAt, until, note, declineReason }) => ({
          key,
          body: (
            <>
              <Said>{say('files.asks', { name, document })}</Said>
              <br />
              <Line
                parts={[
                  <Moment key="at" at={askedAt} />,
                  say(`files.access.${expired ? 'expired' : status}`),
                  ...(until === null ? [] : [<Moment key="until" at={until} />]),
                ]}
              />
              {(declineReason ?? note) !== null && (
                <p>
                  <Said>{declineReason ?? note}</Said>
                </p>
              )}
            </>
          ),
        })}
      </Part>
      <Part
        title={say('files.openings')}
        empty={say('files.no_openings')}
        name="views"
        campaignId={id}
        read={() => client.send(documentsApi.views, asked)}
      >
        {({ id: key, name, document, version, at }) => ({
          key,
          body: (
            <>
              <Said>{say('files.opened', { name, document, number: version })}</Said>
              <br />
              <Muted>
                <Moment at={at} />
              </Muted>
            </>
          ),
        })}
      </Part>
    </>
  );
};

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
          body: (
            <>
              <Said>{fullName}</Said>
              <br />
              <Line
                parts={[
                  <Said key="title">{roleTitle}</Said>,
                  say(`files.member.${state}`),
                  say(`files.role.${role}`),
                  <Moment key="at" at={acceptedAt ?? invitedAt} />,
                ]}
              />
            </>
          ),
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
          body: (
            <>
              <Said>{name}</Said>
              <br />
              <Line
                parts={[say(`files.lead.${type}`), ...(reason === null ? [] : [<Said key="why">{reason}</Said>])]}
              />
            </>
          ),
        })}
      </Part>
    </>
  );
};
