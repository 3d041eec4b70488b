import { Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useSay } from '../../../lib/words/words.js';
import css from './rich-editor.module.css';

/** SEC-21: the only kinds of address a text may lead to. */
const ADDRESS = /^(https?:\/\/|mailto:)\S+$/i;

/** The link of the selected text. */
export const LinkBox = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const say = useSay();
  const known: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof known === 'string' ? known : '');
  const isRight = ADDRESS.test(address.trim());

  const apply = (): void => {
    if (!isRight) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onClose();
  };
  const take = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className={css.link}>
      <input
        aria-label={say('content.tools.address')}
        placeholder="https://"
        dir="ltr"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={take}
      />
      <Button type="button" variant="outlined" color="inherit" disabled={!isRight} onClick={apply}>
        {say('content.tools.apply')}
      </Button>
      {known !== undefined && (
        <Button
          type="button"
          color="inherit"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {say('content.tools.unlink')}
        </Button>
      )}
    </div>
  );
};
