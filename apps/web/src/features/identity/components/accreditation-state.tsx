import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Row } from '../../../ui/layout/layout.js';
import { contractQuery, type Accredited } from '../queries.js';

/** S-09: the state of an application; before its agreement is signed nobody reviews it. */
export const AccreditationState = ({ status }: Pick<Accredited, 'status'>) => {
  const { i18n } = useTranslation();
  const { data: contract } = useQuery(contractQuery(i18n.language));
  // The answer to come decides between two words.
  if (status === 'under_review' && contract === undefined) return null;
  return (
    <Row>
      <StatusBadge
        family="review"
        status={status}
        context={status === 'under_review' && contract?.status === 'unsigned' ? 'unsigned' : undefined}
      />
    </Row>
  );
};
