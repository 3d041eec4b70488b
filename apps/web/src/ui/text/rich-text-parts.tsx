import { isCalloutKind, isFileId } from '@cairn/contracts/content/rich-text-parts';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import css from './rich-text-parts.module.css';

/** What stands in the attributes of a part; anything else than expected is left out. */
export type PartAttributes = Readonly<Record<string, unknown>>;

const pixels = (value: unknown): number | undefined => (Number.isInteger(value) ? Number(value) : undefined);

/** A stored picture with its caption: never one of another site. */
export const Figure = ({ attrs }: { attrs: PartAttributes }) => {
  const { fileId, alt, caption, width, height } = attrs;
  if (!isFileId(fileId)) return null;
  return (
    <figure className={css.figure}>
      <img
        src={`/media/${fileId}`}
        alt={typeof alt === 'string' ? alt : ''}
        width={pixels(width)}
        height={pixels(height)}
        loading="lazy"
        decoding="async"
      />
      {typeof caption === 'string' && caption !== '' && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
};

/** Words that are set apart, under the name of their kind. */
export const Callout = ({ attrs, children }: { attrs: PartAttributes; children: ReactNode }) => {
  const { t } = useTranslation('common');
  const kind = isCalloutKind(attrs['kind']) ? attrs['kind'] : 'note';
  return (
    <aside className={css.callout} data-kind={kind}>
      <b>{t(`callout.${kind}`)}</b>
      {children}
    </aside>
  );
};

/** A table that moves sideways by itself where it is wider than the page. @param rows the first holds the headings */
export const Table = ({ rows: [head, ...rows] }: { rows: readonly ReactNode[] }) => (
  <div className={css.table}>
    <table dir="auto">
      <thead>{head}</thead>
      <tbody>{rows}</tbody>
    </table>
  </div>
);
