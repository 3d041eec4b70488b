import { documentsApi } from '@cairn/contracts';
import { useClient } from '../../../lib/data/client.js';
import { useSay } from '../../../lib/words/words.js';
import { Moment, Muted, Said } from '../../../ui/records/text.js';
import { DocumentTitle } from './document-title.js';
import { Line, Part } from './part.js';

/** The newest of each list: what is more stands on the owner's dashboard. */
const MOST = 50;

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
        {({ id: key, title, documentType, visibility, version, uploadedAt, state, readers }) => ({
          key,
          body: (
            <>
              <DocumentTitle campaignId={id} id={key} title={title} isReady={state === 'ready'} />
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
