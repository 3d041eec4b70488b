import { FileInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { Icon } from '../../../ui/brand/icon.js';
import css from '../components/picture-field.module.css';

/** V-26. */
const MOST_BYTES = 2 * 1024 * 1024;

interface UploadFieldProps {
  label: string;
  placeholder: string;
  description: string;
  accept: string;
  /** Why the last file was refused. */
  error: unknown;
  isPending: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is chosen or dropped, and says at once when it is too large. */
export const UploadField = ({
  label,
  placeholder,
  description,
  accept,
  error,
  isPending,
  onFile,
}: UploadFieldProps) => {
  const { t } = useTranslation('wizard');
  const words = useErrorWords('act');
  const [isOver, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const take = (file: File | null | undefined): void => {
    if (!file) return;
    const isTooLarge = file.size > MOST_BYTES;
    setTooLarge(isTooLarge ? t('extras.tooLarge', { name: file.name }) : null);
    if (!isTooLarge) onFile(file);
  };
  const over = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setOver(isHere);
  };
  return (
    <div
      className={css.field}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileInput
        classNames={{ input: css.input }}
        leftSection={<Icon of={IconUpload} />}
        accept={accept}
        value={null}
        onChange={take}
        label={label}
        placeholder={placeholder}
        description={description}
        disabled={isPending}
        error={tooLarge ?? (error ? words(error) : undefined)}
      />
    </div>
  );
};
