import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LeaveNewsletter } from '../../../features/contact/components/leave-newsletter.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame } from '../../../ui/layout/layout.js';

/** The target of the link in every newsletter mail. */
const LeaveNewsletterPage = () => {
  const { t } = useTranslation('contact');
  const { token = '' } = useParams();
  useTitle(t('newsletter.leaveTitle'));
  return (
    <PageFrame as="main" id="main">
      <LeaveNewsletter token={token} />
    </PageFrame>
  );
};

export default LeaveNewsletterPage;
