import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/form-field.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import type { Ask, Standing } from '../queries.js';
import { StatementForm } from './statement-form.js';

type Question = 'loss_of_capital';
type Option = 'a' | 'b' | 'c';

interface KnowledgeTestProps {
  ask: Ask;
  standing: Standing;
  onDone: (standing: Standing) => void;
}

/** The questions of the law's test. Nobody is told which answer was wrong: that would be coaching. */
export const KnowledgeTest = ({ ask, standing, onDone }: KnowledgeTestProps) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const { passed, state, until, attemptsLeft } = ask;
  return (
    <Stack gap={5}>
      {passed !== null && (
        <Notice tone={passed ? 'success' : 'warning'}>
          {t(passed ? 'test.passed' : 'test.failed')} {attemptsLeft !== null && t('test.left', { count: attemptsLeft })}
        </Notice>
      )}
      {state === 'waiting' && until !== null ? (
        <Text as="p">{t('waitUntil', { date: siteDate(until, 'moment') })}</Text>
      ) : (
        <>
          <Text as="p" muted>
            {t('test.intro')}
          </Text>
          <StatementForm ask={ask} stored={{ answers: {} }} submit={t('test.submit')} onStated={onDone}>
            {(form) => (
              <FormField control={form.control} name="answers">
                {({ value, onChange, error }) => {
                  const given: Record<string, string> = value;
                  return (
                    <Stack gap={6}>
                      {standing.test.map(({ id, options }) => (
                        <ChoiceRows
                          key={id}
                          legend={t(`test.${id as Question}.question`)}
                          value={given[id] ?? ''}
                          onChange={(option) => onChange({ ...given, [id]: option })}
                          error={error !== undefined && given[id] === undefined ? error : undefined}
                          choices={options.map((option) => ({
                            value: option,
                            title: t(`test.${id as Question}.${option as Option}`),
                          }))}
                        />
                      ))}
                    </Stack>
                  );
                }}
              </FormField>
            )}
          </StatementForm>
        </>
      )}
    </Stack>
  );
};
