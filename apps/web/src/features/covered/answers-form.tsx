import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import { EVENT_DESCRIPTION_MAX, ISSUER_ROLES } from '@cairn/contracts/campaigns/covered/covered-roles';
import { Modal, TextInput } from '@mantine/core';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { formatDate } from '../../lib/format/format.js';
import { useRuleSource } from '../../lib/format/rule-source.js';
import { useSiteToday } from '../../lib/format/site-days.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { Button } from '../../ui/inputs/button.js';
import { ChoiceRows } from '../../ui/inputs/choice-rows.js';
import { FreeTextarea } from '../../ui/inputs/free-text.js';
import { Tick } from '../../ui/inputs/tick.js';
import { layoutCss, Stack } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';
import { answered, answersOf, inForm, nameOf, valuesOf, type AnswerValues } from './answers-values.js';
import { useCoveredChanged, type Covered, type CoveredPerson } from './queries.js';

interface QuestionProps {
  control: Control<AnswerValues>;
  question: Covered['questions'][number];
  /** The years of this person's role; null where the event counts while it is in effect. */
  years: number | null;
}

/** One question: yes or no, and after a "yes" when and what. */
const Question = ({ control, question: { kind, source, whileInEffect }, years }: QuestionProps) => {
  const { t } = useTranslation('covered');
  const ruleSource = useRuleSource();
  const happened = useWatch({ control, name: nameOf(kind, 'happened') });
  const period = years === null ? t('whileInEffect') : t('lookBack', { count: years });
  return (
    <Stack gap={3}>
      <FormField control={control} name={nameOf(kind, 'happened')}>
        {({ value, onChange, error, ref }) => (
          <ChoiceRows
            ref={ref}
            legend={
              <>
                {t(`events.${kind}`)}{' '}
                <Text as="span" size="small" muted>
                  {period} <bdi>{ruleSource(source)}</bdi>
                </Text>
              </>
            }
            value={value}
            error={error}
            choices={[
              { value: 'no', title: t('no') },
              { value: 'yes', title: t('yes') },
            ]}
            onChange={onChange}
          />
        )}
      </FormField>
      {happened === 'yes' && (
        <>
          <FormField control={control} name={nameOf(kind, 'occurredOn')}>
            {(props) => <TextInput {...props} type="date" label={t('occurredOn')} />}
          </FormField>
          {whileInEffect && (
            <FormField control={control} name={nameOf(kind, 'inEffect')}>
              {(props) => <Tick {...props} label={t('inEffect')} />}
            </FormField>
          )}
          <FormField control={control} name={nameOf(kind, 'description')}>
            {(props) => (
              <FreeTextarea
                {...props}
                autosize
                minRows={2}
                maxLength={EVENT_DESCRIPTION_MAX}
                label={t('description')}
              />
            )}
          </FormField>
        </>
      )}
    </Stack>
  );
};

interface AnswersFormProps {
  campaignId: string;
  covered: Covered;
  person: CoveredPerson;
  onClose: () => void;
}

/** The questionnaire about one person; answered again, it begins with the answers that were given. */
export const AnswersForm = ({ campaignId, covered, person, onClose }: AnswersFormProps) => {
  const { t, i18n } = useTranslation(['covered', 'common']);
  const today = useSiteToday();
  const changed = useCoveredChanged(campaignId);
  const form = useForm<AnswerValues>({
    resolver: answered(today),
    defaultValues: valuesOf(person),
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const title = t('answerOf', { name: person.name });
  const isIssuer = ISSUER_ROLES.includes(person.role);
  return (
    <Modal opened size="lg" onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        label={title}
        gap={6}
        onSubmit={async (values) => {
          const params = { campaignId, id: person.id };
          const body = { answers: answersOf(values) };
          await send(coveredPersonsApi.answer, { params, body }).catch((error: unknown) => {
            throw inForm(error);
          });
          await changed();
          onClose();
        }}
      >
        <Text as="p" muted>
          {t('answerLede', { date: covered.since === null ? '' : formatDate(covered.since, i18n.language) })}
        </Text>
        {covered.questions.map((question) => (
          <Question
            key={question.kind}
            control={control}
            question={question}
            years={isIssuer ? question.issuerYears : question.years}
          />
        ))}
        <Button type="submit" size="lg" className={layoutCss.start} loading={formState.isSubmitting}>
          {t('send')}
        </Button>
      </Form>
    </Modal>
  );
};
