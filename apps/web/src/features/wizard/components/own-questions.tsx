import { LONGEST_ANSWER, MOST_OWN_QUESTIONS } from '@cairn/contracts/campaigns/options';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { OWN, type FaqValues } from '../questions.js';

const LONGEST_QUESTION = 200;

/** The questions that the owner adds, each with its answer. */
export const OwnQuestions = ({ form: { control } }: { form: UseFormReturn<FaqValues> }) => {
  const { t } = useTranslation('wizard');
  const { fields, append, remove } = useFieldArray({ control, name: OWN });
  return (
    <Stack as="section" gap={4}>
      <Row between flow>
        <h2>{t('faqs.own')}</h2>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconPlus} size="small" />}
          disabled={fields.length >= MOST_OWN_QUESTIONS}
          onClick={() => append({ question: '', answer: '' })}
        >
          {t('faqs.add')}
        </Button>
      </Row>
      {fields.length === 0 && <Text muted>{t('faqs.noneOwn')}</Text>}
      {fields.map(({ id }, at) => (
        <Panel key={id}>
          <Stack gap={4}>
            <FormField control={control} name={`${OWN}.${at}.question`}>
              {(props) => <FreeTextInput {...props} maxLength={LONGEST_QUESTION} label={t('faqs.question')} />}
            </FormField>
            <FormField control={control} name={`${OWN}.${at}.answer`}>
              {(props) => (
                <FreeTextarea {...props} autosize minRows={2} maxLength={LONGEST_ANSWER} label={t('faqs.answer')} />
              )}
            </FormField>
            <Row>
              <Button variant="subtle" size="sm" onClick={() => remove(at)}>
                {t('faqs.remove', { number: at + 1 })}
              </Button>
            </Row>
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
};
