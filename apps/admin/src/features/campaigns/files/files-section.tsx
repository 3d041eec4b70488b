import { documentsApi } from '@cairn/contracts';
import { useClient } from '../../../lib/data/client.js';
import { useSiteDates } from '../../../lib/format/use-site-dates.js';
import { useSay } from '../../../lib/words/words.js';
import { Moment, Said } from '../../../ui/records/text.js';
import { DocumentTitle } from './document-title.js';
import { AccessBadge, ScanBadge } from './file-badges.js';
import { Part } from './part.js';

/** The newest of each list: what is more stands on the owner's dashboard. */
const MOST = 50;

/** The documents of a campaign, who asked for the private ones, and each opening of them. */
export const FilesSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const dates = useSiteDates();
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
        {({ id: key, title, documentType, visibility, version, uploadedAt, state, readers }) => ({
          key,
          title: <DocumentTitle campaignId={id} id={key} title={title} isReady={state === 'ready'} />,
          badge: <ScanBadge state={state} />,
          line: [
            say(`files.types.${documentType}`),
            say(`files.visibility.${visibility}`),
            say('files.version', { number: version }),
            <Moment key="at" at={uploadedAt} />,
            ...(visibility === 'private' ? [say('files.readers', { smart_count: readers })] : []),
          ],
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
          title: <Said>{name}</Said>,
          badge: <AccessBadge state={expired ? 'expired' : status} />,
          line: [
            <Said key="document">{document}</Said>,
            <Moment key="at" at={askedAt} />,
            ...(until === null ? [] : [say('files.until', { date: dates.moment(until) })]),
          ],
          text: declineReason ?? note,
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
          title: <Said>{name}</Said>,
          line: [
            <Said key="document">{document}</Said>,
            say('files.version', { number: version }),
            <Moment key="at" at={at} />,
          ],
        })}
      </Part>
    </>
  );
};
