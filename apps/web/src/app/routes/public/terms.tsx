import { SitePage } from '../../../features/content/components/site-page.js';
import { PageFrame } from '../../../ui/layout/layout.js';

const Terms = () => (
  <PageFrame as="main" id="main">
    <SitePage slug="terms" />
  </PageFrame>
);

export default Terms;
