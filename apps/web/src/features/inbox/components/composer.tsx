import { MESSAGE_MAX } from '@cairn/contracts/communication/messages.requests';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { useMessageDraft } from '../use-message-draft.js';
import css from './inbox.module.css';

interface ComposerProps {
  conversationId: string;
  name: string;
  onSend: (text: string) => void;
}

/** The input of a message. Enter sends, with shift it begins a new line. */
export const Composer = ({ conversationId, name, onSend }: ComposerProps) => {
  const { t } = useTranslation('inbox');
  const [text, setText] = useMessageDraft(conversationId);
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
