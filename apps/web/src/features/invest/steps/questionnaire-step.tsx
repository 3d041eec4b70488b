import { packOf } from '@cairn/contracts/jurisdictions/packs';
import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSite } from '../../../lib/site/site.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { forgetStep, useKeptStep } from '../../../ui/forms/step-draft.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Process } from './queries.js';
import { backOf } from './step-paths.js';
import { useAnswer } from './use-answer.js';
import { useStepWords } from './use-step-words.js';

const STEP = 'investor-questionnaire';

interface QuestionsProps {
  process: Process;
  profile: string;
  /** A refusal outlives the questions that it was about. */
  onRefused: (error: Error | null) => void;
}

const Questions = ({ process, profile, onRefused }: QuestionsProps) => {
  const { t } = useTranslation(['invest', 'common']);
  const ruleSource = useRuleSource();
  const isDone = process.steps.some(({ step, doneAt }) => step === STEP && doneAt !== null);
  const { version, educationVersion, lessons, statements, source } = packOf(profile).questionnaire;
  // Of another law or another wording nothing is ticked.
  const key = `${process.id}:${STEP}:${profile}:${version}`;
  const [ticked, setTicked] = useKeptStep<readonly string[]>(key, isDone ? statements : []);
  const [isAsked, setIsAsked] = useState(false);
  const wordsOf = useStepWords();
  const answer = useAnswer(process, STEP);
  const save = useMutation({
    mutationFn: async () => {
      await answer({ questionnaire: { version, educationVersion, statements: [...ticked] } });
      forgetStep(key);
    },
    onMutate: () => onRefused(null),
    onError: onRefused,
  });
  const isWhole = statements.every((key) => ticked.includes(key));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (isWhole) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Stack as="section" gap={4}>
          <h2 className={textCss.title3}>{t('step.lessons')}</h2>
          {lessons.map((lesson) => (
            <div key={lesson}>
              <Text as="p" strong>
                {t(`lesson.${lesson}.title`)}
              </Text>
              <Text as="p" muted>
                {t(`lesson.${lesson}.text`)}
              </Text>
            </div>
          ))}
        </Stack>
        <Checkbox.Group
          value={[...ticked]}
          onChange={setTicked}
          label={t('step.tickAll')}
          description={t('step.source', { source: ruleSource(source) })}
          error={isAsked && !isWhole && t('step.allBoxes')}
        >
          <Stack gap={4}>
            {statements.map((key) => (
              <Checkbox
                key={key}
                value={key}
                label={t(`statement.${key}`)}
                aria-invalid={isAsked && !ticked.includes(key)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <StepFoot back={{ to: backOf(process, STEP), label: t(`steps.${wordsOf('investor-details')}`) }}>
          <Button type="submit" size="lg" loading={save.isPending}>
            {t('step.next')}
          </Button>
        </StepFoot>
      </Stack>
    </form>
  );
};

/** V-30, step two: the education material, and every statement ticked. */
export const QuestionnaireStep = ({ process }: { process: Process }) => {
  const { data: site } = useSite();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const profile = site?.jurisdictionProfile ?? 'us_regcf';
  return (
    <Stack gap={6}>
      <RefusalNotice error={refusal} />
      <Questions key={profile} process={process} profile={profile} onRefused={setRefusal} />
    </Stack>
  );
};
