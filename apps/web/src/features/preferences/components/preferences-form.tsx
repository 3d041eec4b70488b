import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { languagesQuery } from '../../../lib/site/content.queries.js';
import { isKnownLanguage } from '../../../lib/format/format.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { preferencesQuery, savePreferences, type Choice, type Preferences } from '../queries.js';
import { changedTopics, changesBetween, countOn, onlyNeeded } from '../choices.js';
import { Matrix } from './matrix.js';
import css from './preferences-form.module.css';

interface PreferencesFormProps {
  kept: Preferences;
  /** Whose they are. */
  userId: string;
}

/** Topics by channel, and the language of messages. */
export const PreferencesForm = ({ kept, userId }: PreferencesFormProps) => {
  const { t } = useTranslation(['preferences', 'common']);
  const { data: offered } = useQuery(languagesQuery);
  // One that was chosen and is withheld by now may stay.
  const choices = LANGUAGES.filter(
    ({ code }) => code === kept.language || (offered?.some(({ id }) => id === code) ?? true),
  );
  const client = useQueryClient();
  // The values at the start of editing: a change saved by another tab meanwhile is no change of this one.
  const [base, setBase] = useState(kept);
  const [topics, setTopics] = useState<readonly Choice[]>(base.topics);
  const [language, setLanguage] = useState(base.language);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const changes = changesBetween(base.topics, topics) + (language === base.language ? 0 : 1);
  const needed = onlyNeeded(topics);
  const stoppable = countOn(topics) - countOn(needed);

  const waited = useKeptDraft<Pick<Preferences, 'language' | 'topics'>>({
    key: `preferences:${userId}`,
    isDirty: changes > 0,
    read: () => ({ language, topics: [...topics] }),
    restore: (chosen) => {
      setLanguage(chosen.language);
      setTopics(chosen.topics);
    },
  });

  const undo = () => {
    setTopics(base.topics);
    setLanguage(base.language);
  };
  const save = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const saved = await savePreferences(base.id, {
        ...(language === base.language ? {} : { language }),
        topics: changedTopics(base.topics, topics),
      });
      setBase(saved);
      setLanguage(saved.language);
      setTopics(saved.topics);
      client.setQueryData(preferencesQuery.queryKey, saved);
      notifications.show({ message: t('saved') });
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={6}>
      <LeaveGuard dirty={changes > 0} />
      {waited && changes > 0 && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <NativeSelect
        className={css.language}
        label={t('language')}
        description={t('languageHelp')}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => setLanguage(isKnownLanguage(value) ? value : null)}
        data={[
          { value: '', label: t('asAccount') },
          ...choices.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Matrix
        choices={topics}
        onChange={(next) => setTopics(topics.map((choice) => (choice.topic === next.topic ? next : choice)))}
      />
      {stoppable > 0 && (
        <Panel as="section">
          <Row between flow>
            <span className={layoutCss.grow}>
              <b>{t('stop.title')}</b>
              <br />
              <Text size="small" muted>
                {t('stop.text', { count: stoppable })} {t('stop.keeps', { count: countOn(needed) })}
              </Text>
            </span>
            <Button variant="default" size="sm" onClick={() => setTopics(needed)}>
              {t('stop.button')}
            </Button>
          </Row>
        </Panel>
      )}
      <RefusalNotice error={refusal} />
      <Row between flow className={css.foot}>
        <Text as="output" size="small" muted>
          {changes > 0 ? t('unsaved', { count: changes }) : t('nothingChanged')}
        </Text>
        <Row>
          {changes > 0 && (
            <Button variant="subtle" onClick={undo} disabled={isBusy}>
              {t('undo')}
            </Button>
          )}
          <Button onClick={() => void save()} disabled={changes === 0} loading={isBusy}>
            {t('save')}
          </Button>
        </Row>
      </Row>
    </Stack>
  );
};
