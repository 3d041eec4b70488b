import { linkFits } from '@cairn/contracts/content/rich-text-parts';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../context.js';
import labelled from '../labelled.module.css';
import css from './bar.module.css';

/** `example.org` is what people type; it becomes an address of the web. */
const addressOf = (typed: string): string => {
  const text = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(text) || text === '' ? text : `https://${text}`;
};

/** SEC-21: a web or mail address, with something behind its scheme and no gap in it. */
const isAddress = (address: string): boolean => linkFits(address) && /^[a-z]+:(\/\/)?[^\s/]\S*$/i.test(address);

/** The link of the selected words. */
export const LinkBox = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const say = useWords();
  const id = useId();
  const known: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof known === 'string' ? known : '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened the box wants to type into it.
  useEffect(() => field.current?.focus(), []);

  const apply = (): void => {
    const href = addressOf(typed);
    setWrong(!isAddress(href));
    if (!isAddress(href)) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && known === undefined;
    // Without words to lead from, the address is its own.
    (isBare
      ? chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      : chain.setLink({ href })
    ).run();
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
      editor.commands.focus();
    }
  };
  return (
    <fieldset className={`${css.box} ${labelled.labelled}`} aria-label={say('link')}>
      <label htmlFor={id}>{say('address')}</label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={take}
        />
        <button type="button" className={css.main} onClick={apply}>
          {say('set_link')}
        </button>
        {known !== undefined && (
          <button
            type="button"
            className={css.act}
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {say('unlink')}
          </button>
        )}
      </div>
      {isWrong && (
        <small id={`${id}-wrong`} role="alert" data-wrong>
          {say('address_wrong')}
        </small>
      )}
    </fieldset>
  );
};
