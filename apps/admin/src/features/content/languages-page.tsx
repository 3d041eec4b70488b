import { adminContentApi, LANGUAGES, type Wire } from '@cairn/contracts';
import type { AdminLanguage, MissingTranslation } from '@cairn/contracts/content/admin-content.replies';
import { joinList } from '@cairn/i18n';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { Switch } from '../../ui/forms/field.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Said } from '../../ui/records/text.js';
import { ContentNav } from './content-nav.js';
import css from './languages.module.css';
import { languageName } from './record-rows.js';
import { useContentChanged, useSiteLanguages } from '../../lib/data/content.js';

const LanguageLine = ({
  language,
  onFailure,
}: {
  language: Wire<AdminLanguage>;
  onFailure: (error: unknown) => void;
}) => {
  const say = useSay();
  const may = useMay();
  const client = useClient();
  const notify = useNotify();
  const changed = useContentChanged();
  const change = async (body: { enabled?: boolean; isDefault?: boolean }): Promise<void> => {
    onFailure(null);
    try {
      await client.send(adminContentApi.changeLanguage, { params: { id: language.id }, body });
      const saved = say('content.saved');
      notify(saved, { type: 'success', autoHideDuration: 5000, messageArgs: { _: saved } });
    } catch (error) {
      onFailure(error);
    }
    await changed();
  };
  return (
    <li className={css.language}>
      <h2 lang={language.id}>{language.name}</h2>
      <Badge tone={language.missing === 0 ? 'success' : 'warning'} shape={language.missing === 0 ? 'dot' : 'half'}>
        {language.missing === 0
          ? say('content.complete')
          : say('content.languages.missing', { smart_count: language.missing })}
      </Badge>
      {language.isDefault && (
        <Badge tone="info" shape="solid">
          {say('content.languages.default')}
        </Badge>
      )}
      {may('settings.change') && !language.isDefault && (
        <span className={css.acts}>
          <Switch
            label={say('content.languages.offered')}
            checked={language.enabled}
            onChange={(enabled) => void change({ enabled })}
          />
          <button type="button" className={css.make} onClick={() => void change({ isDefault: true })}>
            {say('content.languages.make_default')}
          </button>
        </span>
      )}
    </li>
  );
};

type MissingRow = Omit<Wire<MissingTranslation>, 'id'> & { id: string; recordId: string };

const Languages = () => {
  const { data, error } = useSiteLanguages();
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <div className={css.page}>
      {(error ?? failure) !== null && <ErrorNotice error={error ?? failure} />}
      <ul className={css.languages}>
        {(data ?? []).map((language) => (
          <LanguageLine key={language.id} language={language} onFailure={setFailure} />
        ))}
      </ul>
    </div>
  );
};

/** The languages of the site, and every text that one of them lacks. */
export const LanguagesPage = () => {
  const say = useSay();
  const language = useLanguage();
  const wordOf = useCodeWord();
  return (
    <ListPage<MissingRow>
      resource="missing-translations"
      title={say('nav.content')}
      tabs={
        <>
          <ContentNav kind="languages" />
          <Languages />
          <h2 className={css.report}>{say('content.languages.report')}</h2>
        </>
      }
      views={[
        { label: say('list.all'), state: null },
        ...LANGUAGES.map(({ code, name }) => ({ label: name, state: code })),
      ]}
      firstState={null}
      columns={[
        { key: 'title', header: say('content.record'), renderCell: ({ title }) => <Said>{title}</Said> },
        {
          key: 'kind',
          header: say('content.list'),
          isWideOnly: true,
          renderCell: ({ kind }) => wordOf('content.kinds', kind),
        },
        { key: 'language', header: say('content.language'), renderCell: (row) => languageName(row.language) },
        {
          key: 'fields',
          header: say('content.languages.lacking'),
          renderCell: ({ fields }) =>
            joinList(
              language,
              fields.map((field) => wordOf('content.fields', field)),
            ),
        },
      ]}
      emptyText={say('content.languages.none_missing')}
      footNote={say('content.languages.report_help')}
      linkTo={({ kind, recordId }) => `/content/${kind}/${recordId}`}
    />
  );
};
