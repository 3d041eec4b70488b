import { MESSAGE_MAX } from '@cairn/contracts/communication/messages.requests';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import type { Talk } from '../queries.js';
import { useMessageDraft } from '../use-message-draft.js';
import css from './inbox.module.css';

interface ComposerProps {
  talk: Talk;
  onSend: (text: string) => void;
}

/** The input of a message. Enter sends, with shift it begins a new line. */
export const Composer = ({ talk: { id, person, campaign, forCampaign }, onSend }: ComposerProps) => {
  const { t } = useTranslation('inbox');
  const [text, setText] = useMessageDraft(id);
  const { name } = person;
  const write = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed (Arabic, Chinese) Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    write();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <FreeTextarea
        className={css.field}
        // Above the field: the button stands beside its foot.
        inputWrapperOrder={['description', 'input']}
        description={forCampaign && campaign ? t('writingFor', { campaign: campaign.name }) : undefined}
        autosize
        minRows={1}
        maxRows={6}
        aria-label={t('writeTo', { name })}
        placeholder={t('writeTo', { name })}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
};
