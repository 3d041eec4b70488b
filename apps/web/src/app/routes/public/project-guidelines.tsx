import { SitePage } from '../../../features/content/components/site-page.js';
import { PageFrame } from '../../../ui/layout/layout.js';

const ProjectGuidelines = () => (
  <PageFrame as="main" id="main">
    <SitePage slug="project-guidelines" />
  </PageFrame>
);

export default ProjectGuidelines;
