import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { QuestionView } from '../../../features/terms/answer/question-view.js';
import { questionQuery } from '../../../features/terms/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { FlowBar } from '../../../ui/forms/flow-bar.js';
import { Button } from '../../../ui/inputs/button.js';
import { PageFrame } from '../../../ui/layout/layout.js';

/** 17 CFR 227.304(c): the investor confirms on the new terms, or leaves. */
const Reconfirm = () => {
  const { t } = useTranslation('terms');
  const { id = '' } = useParams();
  const query = useQuery(questionQuery(id));
  useTitle(t('answer.heading'));
  return (
    <>
      <FlowBar title={<bdi>{query.data?.campaignName}</bdi>}>
        <Button component={Link} to={paths.investments} variant="subtle">
          {t(query.data?.state === 'open' ? 'answer.later' : 'answer.portfolio')}
        </Button>
      </FlowBar>
      <PageFrame as="main" id="main">
        <QueryBoundary query={query} pending={<PaperSkeleton />}>
          {(question) => <QuestionView question={question} />}
        </QueryBoundary>
      </PageFrame>
    </>
  );
};

export default Reconfirm;
