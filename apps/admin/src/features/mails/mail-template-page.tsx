import { LANGUAGES, PREFERENCE_TOPIC_NAMES, PREFERENCE_TOPICS, type Language, type Wire } from '@cairn/contracts';
import type { MailTemplate } from '@cairn/contracts/communication/console.replies';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { Page } from '../../ui/layout/page.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Tabs } from '../../ui/records/tabs.js';
import { MailWordsForm } from './mail-words-form.js';
import { MailSubject } from './mail-subject.js';
import css from './mails.module.css';

/** The recipients of the mail: everybody it concerns, or those who chose it. */
const whenSent = (topic: string | null) => {
  if (topic === null) return 'mails.asked_for';
  const known = PREFERENCE_TOPIC_NAMES.find((name) => name === topic);
  return known !== undefined && PREFERENCE_TOPICS[known].email === 'always' ? 'mails.always' : 'mails.by_choice';
};

const Editor = ({ template }: { template: Wire<MailTemplate> }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const words = template.words.find((one) => one.language === language);
  return (
    <>
      <h2 className={css.title}>
        <MailSubject text={template.subject} />
      </h2>
      <p className={css.lede}>
        {template.topic !== null && (
          <>
            {say('list.labelled', { label: say('mails.topic') })} {wordOf('mails.topics', template.topic)}
            {'. '}
          </>
        )}
        {say(whenSent(template.topic))}
      </p>
      <Tabs
        label={say('mails.languages')}
        tabs={LANGUAGES.map(({ code, name }) => ({ key: code, label: name }))}
        current={language}
        onChange={setLanguage}
      >
        {words !== undefined && <MailWordsForm key={language} template={template} words={words} />}
      </Tabs>
    </>
  );
};

/** One mail: its words in three languages beside what arrives. */
export const MailTemplatePage = ({ id }: { id: string }) => {
  const say = useSay();
  const { data, error, refetch } = useRecord('mail-templates', id);
  return (
    <Page title={say('nav.mail-templates')}>
      <div className={css.page}>
        <Link to="/mail-templates">{say('mails.all')}</Link>
        {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Loading />}
        {data !== undefined && <Editor template={data} />}
      </div>
    </Page>
  );
};
