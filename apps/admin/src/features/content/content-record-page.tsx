import { isContentKind } from '@cairn/contracts';
import { Navigate, useParams } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { Page } from '../../ui/layout/page.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import css from './content.module.css';
import { RecordEditor } from './editor/record-editor.js';
import { useContentRecord } from '../../lib/data/content.js';

/** A record of the site's words, new or known. */
export const ContentRecordPage = () => {
  const say = useSay();
  const { kind = '', id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useContentRecord(isNew ? null : id);
  if (!isContentKind(kind)) return <Navigate to="/content/content-page" replace />;
  const title = isNew ? say('content.new') : (data?.title ?? say('nav.content'));
  return (
    <Page title={title}>
      {isNew && <RecordEditor key="new" kind={kind} record={null} />}
      {!isNew && data !== undefined && <RecordEditor key={data.id} kind={data.kind} record={data} />}
      {!isNew && data === undefined && (
        <div className={css.state}>
          {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Loading />}
        </div>
      )}
    </Page>
  );
};
