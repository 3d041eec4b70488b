import { Button } from '@mui/material';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Field } from './field.js';
import { Muted, Said } from '../records/text.js';
import css from './upload-box.module.css';

interface FileBoxProps {
  label: string;
  help: string;
  error: string | undefined;
  /** The chosen file's name. */
  name: string | null;
  /** The file types that the browser offers. */
  accept: string;
  onFile: (file: File) => void;
}

/** A file to choose, with its name once it is chosen. */
export const FileBox = ({ label, help, error, name, accept, onFile }: FileBoxProps) => {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className={css.row}>
          <Button
            type="button"
            variant="outlined"
            color="inherit"
            startIcon={<IconUpload aria-hidden="true" size={16} stroke={2} />}
            onClick={() => input.current?.click()}
          >
            {say(name === null ? 'upload.choose' : 'upload.replace')}
          </Button>
          {name === null ? <Muted>{say('upload.no_file')}</Muted> : <Said>{name}</Said>}
          <input
            {...control}
            ref={input}
            className={css.file}
            type="file"
            accept={accept}
            tabIndex={-1}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) onFile(file);
            }}
          />
        </div>
      )}
    </Field>
  );
};
