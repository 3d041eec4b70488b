import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { Stack } from '../../../ui/layout/layout.js';
import { SearchBar } from '../../../ui/inputs/search-bar.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { helpSearchQuery } from '../../../lib/site/help.queries.js';
import { QuestionRows } from './question-rows.js';

const TYPING_MS = 250;

/** Looks through every question and answer of the help centre while one types. */
export const HelpSearch = () => {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data, isError } = useQuery(helpSearchQuery(language, words));
  const found = data?.flatMap(({ questions }) => questions) ?? [];
  return (
    <Stack gap={4}>
      <SearchBar
        action={paths.helpCentre}
        label={t('centre.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {isError && <Text muted>{t('centre.failed')}</Text>}
        {data && words.length > 1 && (
          <Stack gap={3}>
            <Text as="p" size="small" muted>
              {found.length === 0 ? t('noMatchText') : t('centre.answers', { count: found.length })}
              {found.length === 0 && (
                <>
                  {' '}
                  <TextLink to={paths.contact}>{t('write')}</TextLink>
                </>
              )}
            </Text>
            <QuestionRows questions={found} />
          </Stack>
        )}
      </div>
    </Stack>
  );
};
