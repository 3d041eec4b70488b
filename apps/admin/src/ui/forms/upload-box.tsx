import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { ErrorNotice } from '../records/notice.js';
import css from './upload-box.module.css';

/** V-26, V-28: what the server takes. */
const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/svg+xml';

interface UploadBoxProps {
  label: string;
  src: string | null;
  /** Shown while there is none. */
  placeholder?: string;
  isDark?: boolean;
  onFile: (file: File) => Promise<void>;
  onRemove: () => void;
  failure: unknown;
}

/** A picture with its acts: choose another, go back to none. */
export const UploadBox = ({ label, src, placeholder, isDark = false, onFile, onRemove, failure }: UploadBoxProps) => {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setIsBusy(true);
    await onFile(file);
    setIsBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <fieldset className={css.group} aria-busy={isBusy}>
      <legend>{label}</legend>
      <div className={css.box} data-dark={isDark ? '' : undefined}>
        {src === null ? <span>{placeholder ?? say('upload.none')}</span> : <img src={src} alt="" />}
      </div>
      <div className={css.acts}>
        {src !== null && (
          <Button type="button" color="inherit" onClick={onRemove} disabled={isBusy}>
            {say('upload.remove')}
          </Button>
        )}
        <Button type="button" onClick={() => input.current?.click()} disabled={isBusy}>
          {src === null ? say('upload.choose') : say('upload.replace')}
        </Button>
        <input
          ref={input}
          className={css.file}
          type="file"
          accept={ACCEPTED}
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      {failure !== null && <ErrorNotice error={failure} />}
    </fieldset>
  );
};
