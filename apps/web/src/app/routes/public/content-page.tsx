import { useParams } from 'react-router-dom';
import { SitePage } from '../../../features/content/components/site-page.js';
import { PageFrame } from '../../../ui/layout.js';

const ContentPage = () => {
  const { contentpage = '' } = useParams();
  return (
    <PageFrame as="main" id="main">
      <SitePage key={contentpage} slug={contentpage} />
    </PageFrame>
  );
};

export default ContentPage;
