import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { waitingAgreementsQuery, type AgreedRow } from '../queries.js';

const CountersignMany = fetchedPart(() => import('./countersign-many.js'));

interface ChooseAgreementsProps {
  campaignId: string;
  signer: string;
  chosen: readonly AgreedRow[];
  onChoose: (chosen: readonly AgreedRow[]) => void;
}

/** What waits for the company, chosen and signed together. */
export const ChooseAgreements = ({ campaignId, signer, chosen, onChoose }: ChooseAgreementsProps) => {
  const { t } = useTranslation('agreements');
  const { data: waiting = [] } = useQuery(waitingAgreementsQuery(campaignId));
  const [isOpen, setOpen] = useState(false);
  if (waiting.length === 0 && !isOpen) return null;
  const close = () => {
    setOpen(false);
    onChoose([]);
  };
  return (
    <>
      <Row flow between>
        <Text as="p">{t('owner.waiting', { count: waiting.length })}</Text>
        <Row flow>
          <Button variant="default" size="sm" onClick={() => onChoose(chosen.length === waiting.length ? [] : waiting)}>
            {t(chosen.length === waiting.length ? 'owner.chooseNone' : 'owner.chooseAll')}
          </Button>
          {chosen.length > 0 && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('owner.signChosen', { count: chosen.length })}
            </Button>
          )}
        </Row>
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <CountersignMany campaignId={campaignId} agreements={chosen} signer={signer} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
