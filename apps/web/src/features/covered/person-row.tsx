import type { CoveredState } from '@cairn/contracts/lifecycles/covered.lifecycle';
import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { useSiteDate } from '../../lib/format/use-site-date.js';
import { countryName } from '../../lib/format/countries.js';
import { Badge, type BadgeShape, type BadgeTone } from '../../ui/data/badge.js';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';
import { AnswersForm } from './answers-form.js';
import { PersonDocuments } from './person-documents.js';
import { PersonForm } from './person-form.js';
import { useCoveredChanged, type Covered, type CoveredPerson } from './queries.js';

const LOOKS: Readonly<Record<CoveredState, { tone: BadgeTone; shape: BadgeShape }>> = {
  asked: { tone: 'warning', shape: 'hollow' },
  waiting: { tone: 'info', shape: 'half' },
  cleared: { tone: 'success', shape: 'dot' },
  disclosed: { tone: 'success', shape: 'dot' },
  disqualified: { tone: 'danger', shape: 'square' },
  left: { tone: 'neutral', shape: 'dot' },
};

/** What was answered, in one line. */
const Answered = ({ answers }: Pick<CoveredPerson, 'answers'>) => {
  const { t } = useTranslation(['covered', 'common']);
  if (answers.length === 0) return null;
  const happened = [...new Set(answers.filter((one) => one.happened).map(({ kind }) => kind))];
  return (
    <Text as="p" size="small" muted>
      {happened.length === 0
        ? t('nothing')
        : t('answered', { events: happened.map((kind) => t(`events.${kind}`)).join(' · ') })}
    </Text>
  );
};

/** Something would disqualify, and the authority has waived it: that is not the same as nothing having been found. */
const hasWaiver = ({ state, exception }: CoveredPerson): boolean => state === 'cleared' && exception === 'waiver';

/** What was decided, when, and why an event that would disqualify does not. */
const Decided = ({ person: { decidedAt, exception, reason, disclosure } }: { person: CoveredPerson }) => {
  const { t } = useTranslation('covered');
  const siteDate = useSiteDate();
  return (
    <>
      {exception !== null && decidedAt !== null && (
        <Text as="p" size="small" strong>
          {t(`exceptions.${exception}`, { date: siteDate(decidedAt) })}
        </Text>
      )}
      {reason !== null && (
        <Text as="p" size="small">
          {t('reason')} <bdi>{reason}</bdi>
        </Text>
      )}
      {disclosure !== null && (
        <Text as="p" size="small">
          {t('disclosure')} <bdi>{disclosure}</bdi>
        </Text>
      )}
    </>
  );
};

interface PersonRowProps {
  campaignId: string;
  covered: Covered;
  person: CoveredPerson;
}

/** One person or company of the list: how it stands, and what its keeper can do. */
export const PersonRow = ({ campaignId, covered, person }: PersonRowProps) => {
  const { t, i18n } = useTranslation('covered');
  const changed = useCoveredChanged(campaignId);
  const [open, setOpen] = useState<'edit' | 'answers' | null>(null);
  const { id, name, role, yearOfBirth, country, state, isDue, isRemovable, answers } = person;
  const about = [
    t(`roles.${role}`),
    ...(yearOfBirth === null ? [] : [t('bornIn', { year: String(yearOfBirth) })]),
    countryName(country, i18n.language),
  ];
  const isAsked = state === 'asked' || isDue;
  const close = (): void => setOpen(null);
  return (
    <Stack as="li" gap={3}>
      <Row between flow top>
        <Stack gap={1}>
          <Row flow>
            <Text strong>
              <bdi>{name}</bdi>
            </Text>
            <Badge {...LOOKS[state]}>{t(hasWaiver(person) ? 'states.waived' : `states.${state}`)}</Badge>
          </Row>
          <Text size="small" muted>
            {about.join(' · ')}
          </Text>
        </Stack>
        <Row flow>
          <Button variant={isAsked ? 'filled' : 'subtle'} size="sm" onClick={() => setOpen('answers')}>
            {t(state === 'asked' ? 'answer' : 'answerAgain')}
          </Button>
          {isRemovable && (
            <>
              <Button variant="subtle" size="sm" aria-label={t('editOf', { name })} onClick={() => setOpen('edit')}>
                {t('edit')}
              </Button>
              <ConfirmAction
                danger
                size="sm"
                label={t('remove')}
                title={t('removeTitle', { name })}
                keep={t('keep')}
                done={t('removed', { name })}
                onConfirm={async () => {
                  await send(coveredPersonsApi.remove, { params: { campaignId, id } });
                  await changed();
                }}
              >
                <p>{t('removeText')}</p>
              </ConfirmAction>
            </>
          )}
        </Row>
      </Row>
      {isDue && <Text as="p">{t('due')}</Text>}
      <Answered answers={answers} />
      <Decided person={person} />
      <PersonDocuments campaignId={campaignId} person={person} />
      {open === 'edit' && <PersonForm campaignId={campaignId} person={person} role={role} onClose={close} />}
      {open === 'answers' && <AnswersForm campaignId={campaignId} covered={covered} person={person} onClose={close} />}
    </Stack>
  );
};
