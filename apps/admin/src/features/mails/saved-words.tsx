import type { Wire } from '@cairn/contracts';
import type { MailTemplateWords } from '@cairn/contracts/communication/console.replies';
import { directionOf } from '../../lib/format/format.js';
import { useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';

/** U-20: a version saved by somebody else while another text was typed. */
export const SavedWords = ({ words: { language, subject, body } }: { words: Wire<MailTemplateWords> }) => {
  const say = useSay();
  return (
    <Notice tone="info">
      {say('mails.other')}
      <blockquote lang={language} dir={directionOf(language)}>
        <b>{subject}</b>
        <br />
        {body}
      </blockquote>
    </Notice>
  );
};
