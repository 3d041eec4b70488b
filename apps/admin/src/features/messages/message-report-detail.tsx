import { communicationAdminApi, reportLifecycle, type Wire } from '@cairn/contracts';
import type { MessageReport } from '@cairn/contracts/communication/console.replies';
import { Link } from 'react-router-dom';
import { useClient } from '../../lib/data/client.js';
import { useMay, useMaySee } from '../../lib/data/reader.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { ReportBadge } from '../../ui/records/state-badge.js';
import { Code, Moment, Said, SmallMuted } from '../../ui/records/text.js';
import css from './message-report.module.css';

type Report = Wire<MessageReport>;

const Acts = ({ report }: { report: Report }) => {
  const say = useSay();
  const may = useMay();
  const client = useClient();
  const refresh = useRefresh('message-reports');
  const { id, state, reported } = report;
  if (!may('messages.moderate')) return null;
  const params = { id };
  const decision = (key: 'dismiss' | 'uphold', send: (note: string) => Promise<unknown>): Decision => ({
    key,
    label: say(`reports.${key}`),
    tone: key === 'uphold' ? 'danger' : 'secondary',
    blockedBy: null,
    title: say(`reports.${key}_title`, { name: reported.name }),
    body: say(`reports.${key}_body`),
    confirm: say(`reports.${key}`),
    field: { label: say('reports.note'), help: say('reports.note_help'), min: 3, max: 1000, multiline: true },
    done: say('reports.done'),
    run: async (note) => {
      await send(note);
      await refresh();
    },
  });
  const decisions = [
    ...(reportLifecycle.allows(state, 'upheld')
      ? [decision('uphold', (note) => client.send(communicationAdminApi.upholdReport, { params, body: { note } }))]
      : []),
    ...(reportLifecycle.allows(state, 'dismissed')
      ? [decision('dismiss', (note) => client.send(communicationAdminApi.dismissReport, { params, body: { note } }))]
      : []),
  ];
  return <Decisions decisions={decisions} />;
};

/** The account, where it can be suspended; those who may not see it there get the public page. */
const Person = ({ person }: { person: Report['reported'] }) => {
  const maySee = useMaySee();
  if (maySee('users'))
    return (
      <Link to={`/users/${encodeURIComponent(person.id)}`}>
        <Said>{person.name}</Said>
      </Link>
    );
  return (
    <a href={`/profile/${encodeURIComponent(person.slug)}`} target="_blank" rel="noreferrer">
      <Said>{person.name}</Said>
    </a>
  );
};

const Messages = ({ report: { messages, reported, reporter } }: { report: Report }) => {
  const say = useSay();
  return (
    <ol className={css.messages}>
      {messages.map(({ id, senderId, text, at }) => (
        <li key={id} className={senderId === reported.id ? css.reported : css.other}>
          <SmallMuted>
            <Said>{senderId === reported.id ? reported.name : reporter.name}</Said>
            {say('list.separator')}
            <Moment at={at} />
          </SmallMuted>
          {text.split(/\n+/).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
};

/** One report: what was written up to it, by whom, and what to do. */
export const MessageReportDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('message-reports', id);
  return (
    <Detail backTo="/message-reports" query={query}>
      {(report) => ({
        ...recordHead({
          begun: say('reviews.sent'),
          at: report.createdAt,
          id: report.reported.id,
          name: report.reported.name,
          under: <ReportBadge state={report.state} />,
        }),
        body: (
          <>
            <Section title={say('reports.about')}>
              <Facts
                facts={[
                  { label: say('reports.reason'), value: say(`reports.reasons.${report.reason}`) },
                  { label: say('reports.detail'), value: report.detail === null ? null : <Said>{report.detail}</Said> },
                  { label: say('reports.reporter'), value: <Person person={report.reporter} /> },
                  {
                    label: say('reports.profile'),
                    value: <Person person={report.reported} />,
                  },
                  {
                    label: say('reports.campaign'),
                    value: report.campaign && (
                      <RecordLink resource="campaigns" id={report.campaign.id}>
                        {report.campaign.name}
                      </RecordLink>
                    ),
                  },
                  { label: say('reports.note'), value: report.note === null ? null : <Said>{report.note}</Said> },
                  {
                    label: say('reports.decided_by'),
                    value: report.decidedBy === null ? null : <Code>{report.decidedBy}</Code>,
                  },
                ]}
              />
            </Section>
            <Section title={say('reports.messages')}>
              <Messages report={report} />
            </Section>
          </>
        ),
        foot: <Acts report={report} />,
      })}
    </Detail>
  );
};
