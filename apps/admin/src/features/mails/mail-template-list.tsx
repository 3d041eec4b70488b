import { LANGUAGES, type Wire } from '@cairn/contracts';
import type { MailTemplateRow } from '@cairn/contracts/communication/console.replies';
import english from '@cairn/i18n/locales/en/console.json';
import { useMatch } from 'react-router-dom';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { None } from '../../ui/records/text.js';
import { MailSubject } from './mail-subject.js';
import { MailTemplatePage } from './mail-template-page.js';

const nameOf = (code: string): string => LANGUAGES.find((language) => language.code === code)?.name ?? code;

/** Every mail of the product; each opens on a separate page, since the preview is beside its text. */
export const MailTemplateList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const openId = useMatch('/mail-templates/:id')?.params.id;
  if (openId !== undefined) return <MailTemplatePage key={openId} id={openId} />;
  return (
    <ListPage<Wire<MailTemplateRow>>
      resource="mail-templates"
      title={say('nav.mail-templates')}
      firstState={null}
      views={[]}
      columns={[
        { key: 'subject', header: say('mails.subject'), renderCell: ({ subject }) => <MailSubject text={subject} /> },
        {
          key: 'topic',
          header: say('mails.topic'),
          isWideOnly: true,
          renderCell: ({ topic }) => wordOf('mails.topics', topic ?? 'requested'),
        },
        {
          key: 'changed',
          header: say('mails.own_words'),
          renderCell: ({ changedIn }) =>
            changedIn.length === 0 ? (
              <None />
            ) : (
              <Badge tone="info" shape="dot">
                {changedIn.map(nameOf).join(say('list.separator'))}
              </Badge>
            ),
        },
      ]}
      filters={[
        {
          name: 'topic',
          label: say('mails.topic'),
          options: Object.keys(english.mails.topics).map((topic) => ({
            value: topic,
            label: wordOf('mails.topics', topic),
          })),
        },
      ]}
      emptyText={say('mails.empty')}
      // The page replaces the list; it is never shown beside it.
      renderDetail={() => null}
    />
  );
};
