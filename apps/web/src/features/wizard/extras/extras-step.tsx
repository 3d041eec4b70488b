import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';
import type { Draft } from '../queries.js';
import { useLive } from '../use-live.js';
import { ContractPart } from './contract-part.js';
import { DocumentsPart } from './documents-part.js';
import { FilmsPart } from './films-part.js';
import { PicturesPart } from './pictures-part.js';
import { extrasQuery, ownDocumentsQuery, ownFilmsQuery, ownPicturesQuery } from './queries.js';

interface ExtrasStepProps {
  draft: Draft;
  /** What the law asks, before everything else. */
  children?: ReactNode;
}

/** Wizard step 5: agreement, documents, pictures and films, each saved as it is added. */
export const ExtrasStep = ({ draft, children }: ExtrasStepProps) => {
  const { t } = useTranslation('wizard');
  const { isLive } = useLive(draft, 'story');
  const { id } = draft;
  const info = useQuery(extrasQuery(id));
  const documents = useQuery(ownDocumentsQuery(id));
  const pictures = useQuery(ownPicturesQuery(id));
  const films = useQuery(ownFilmsQuery(id));
  return (
    <Stack gap={7}>
      {children}
      <QueryBoundary query={info} pending={<FormSkeleton fields={1} />}>
        {(read) => <ContractPart campaignId={id} info={read} isLive={isLive} />}
      </QueryBoundary>
      <QueryBoundary query={documents} pending={<FormSkeleton fields={2} />}>
        {({ items }) => <DocumentsPart campaignId={id} documents={items} />}
      </QueryBoundary>
      <QueryBoundary query={pictures} pending={<FormSkeleton fields={2} />}>
        {({ items }) => <PicturesPart campaignId={id} pictures={items} />}
      </QueryBoundary>
      <QueryBoundary query={films} pending={<FormSkeleton fields={2} />}>
        {({ items }) => <FilmsPart campaignId={id} films={items} />}
      </QueryBoundary>
      <StepFoot back={{ to: paths.faqs(id), label: t('steps.faqs') }}>
        <Button component={Link} to={isLive ? paths.ownerDashboard(id) : paths.funding(id)} size="lg">
          {t(isLive ? 'leave' : 'extras.next')}
        </Button>
      </StepFoot>
    </Stack>
  );
};
