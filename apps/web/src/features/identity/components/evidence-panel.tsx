import { ACCREDITATION_METHODS, EVIDENCE_KINDS, type EvidenceKind } from '@cairn/contracts/kyc/accreditation-methods';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { FileButton, NativeSelect, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { identityKeys, type Accredited } from '../queries.js';
import css from './check.module.css';

const isKind = (kind: string): kind is EvidenceKind => EVIDENCE_KINDS.some((known) => known === kind);

/** The kinds that the way of proof takes and that are not there yet. */
function lackingOf({ verificationType, evidence }: Accredited): EvidenceKind[] {
  const needed = ACCREDITATION_METHODS[verificationType].evidence;
  return EVIDENCE_KINDS.filter(
    (kind) => evidence.filter((one) => one.kind === kind && one.file !== 'refused').length < (needed[kind] ?? 0),
  );
}

/** The documents of an application, with the day that each bears; more can be added while it is under review. */
export const EvidencePanel = ({ accreditation }: { accreditation: Accredited }) => {
  const { t } = useTranslation('accreditation');
  const queries = useQueryClient();
  const lacking = lackingOf(accreditation);
  const [chosen, setChosen] = useState<EvidenceKind | null>(null);
  const [datedOn, setDatedOn] = useState('');
  const kind = chosen ?? lacking[0] ?? 'letter';
  const isOpen = accreditation.status === 'under_review';
  const add = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('kind', kind);
      body.append('datedOn', datedOn);
      body.append('document', file);
      return send(kycApi.addAccreditationEvidence, { body });
    },
    onSuccess: async () => {
      setChosen(null);
      setDatedOn('');
      await queries.invalidateQueries({ queryKey: identityKeys.accreditation });
      notifications.show({ message: t('evidence.added') });
    },
  });
  if (!isOpen && accreditation.evidence.length === 0) return null;
  return (
    <Panel as="section">
      <Stack>
        <h3 className={textCss.title3}>{t('evidence.title')}</h3>
        {accreditation.evidence.length > 0 && (
          <ul className={css.list}>
            {accreditation.evidence.map((one) => (
              <li key={one.id}>
                {t(`evidence.kinds.${one.kind}`)} ·{' '}
                {one.file === 'ready' ? (
                  <a href={one.link} download className={textCss.link}>
                    <bdi>{one.name}</bdi>
                  </a>
                ) : (
                  <>
                    <bdi>{one.name}</bdi> · {t(`evidence.${one.file}`)}
                  </>
                )}
                {one.datedOn && (
                  <>
                    {' '}
                    · {t('evidence.dated')} <SiteDate value={one.datedOn} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {accreditation.moreAsked && <Notice tone="warning">{t('evidence.more_asked')}</Notice>}
        {isOpen && lacking.length > 0 && (
          <Notice tone="warning">
            {t('evidence.lacking')} {lacking.map((one) => t(`evidence.kinds.${one}`)).join(t('evidence.and'))}
          </Notice>
        )}
        {isOpen && (
          <>
            <Text as="p" size="small" muted>
              {t('evidence.note')}
            </Text>
            <Row flow>
              <NativeSelect
                label={t('evidence.kind')}
                value={kind}
                onChange={({ currentTarget: { value } }) => {
                  if (isKind(value)) setChosen(value);
                }}
                data={EVIDENCE_KINDS.map((value) => ({ value, label: t(`evidence.kinds.${value}`) }))}
              />
              <TextInput
                type="date"
                label={t('evidence.datedOn')}
                value={datedOn}
                onChange={({ currentTarget: { value } }) => setDatedOn(value)}
              />
              <FileButton
                accept="application/pdf,image/*"
                onChange={(file) => {
                  if (file) add.mutate(file);
                }}
              >
                {(props) => (
                  <Button {...props} variant="default" loading={add.isPending} disabled={datedOn === ''}>
                    {t('evidence.add')}
                  </Button>
                )}
              </FileButton>
            </Row>
            <RefusalNotice error={add.error} />
          </>
        )}
      </Stack>
    </Panel>
  );
};
