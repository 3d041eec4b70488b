import type { UploadedFigure } from '@cairn/editor';
import { Input } from '@mantine/core';
import { lazy, Suspense, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/format/format.js';
import { Skeleton } from '../feedback/skeleton.js';
import type { FieldProps } from '../forms/form-field.js';
import css from './rich-text-field.module.css';

// Apart from the pages: only whoever writes needs it.
const RichEditor = lazy(async () => ({ default: (await import('@cairn/editor')).RichEditor }));

interface RichTextFieldProps extends Omit<FieldProps, 'value'> {
  value: object | '' | null;
  /** In words: the editor is named by it. */
  label: string;
  /** The same as it is shown, where there is more to it. */
  shownLabel?: ReactNode;
  description?: ReactNode;
  /** Stores a picture; fails with an error whose message is for the writer. */
  upload: (file: File) => Promise<UploadedFigure>;
}

/** A text with headings, lists, pictures, callouts and tables, as a field of a form. */
export const RichTextField = ({
  ref,
  value,
  onChange,
  onBlur,
  error,
  label,
  shownLabel = label,
  description,
  upload,
}: RichTextFieldProps) => {
  const { i18n } = useTranslation();
  const id = useId();
  const editor = useRef<{ focus: () => void }>(null);
  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({ focus: () => editor.current?.focus() }), []);
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      className={css.field}
      id={id}
      labelElement="div"
      label={shownLabel}
      labelProps={{ onClick: () => editor.current?.focus() }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton height="15rem" />}>
        <RichEditor
          ref={editor}
          label={label}
          value={value === '' ? null : value} // nothing is an empty text in a form
          onChange={onChange}
          onBlur={onBlur}
          language={languageOf(i18n.language)}
          describedBy={describedBy === '' ? undefined : describedBy}
          isWrong={error !== undefined}
          upload={upload}
        />
      </Suspense>
    </Input.Wrapper>
  );
};
