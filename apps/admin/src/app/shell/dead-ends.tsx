import { Link } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { Empty } from '../../ui/records/empty.js';
import { Page } from '../../ui/layout/page.js';

/** An unknown address. */
export const NotFound = () => {
  const say = useSay();
  return (
    <Page title={say('app.not_found')}>
      <Empty kind="no-match">
        <p>{say('app.not_found_text')}</p>
        <Link to="/">{say('nav.today')}</Link>
      </Empty>
    </Page>
  );
};

/** A screen that the admin's role may not open. */
export const AccessDenied = () => {
  const say = useSay();
  return (
    <Page title={say('app.no_access')}>
      <Empty kind="no-match">
        <p>{say('app.no_access_text')}</p>
        <Link to="/">{say('nav.today')}</Link>
      </Empty>
    </Page>
  );
};
