import { CALLOUT_KINDS } from '@cairn/contracts/content/rich-text-parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../ui/inputs/rich-text-field.js';
import { RichText } from '../../ui/text/rich-text.js';
import { textCss } from '../../ui/text/text.js';
import { Sample, State } from './sample.js';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const row = (type: 'tableHeader' | 'tableCell', cells: readonly string[]) => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(text)] })),
});

/** A text with each of its parts but a picture, which is a stored file. */
const useDocument = () => {
  const { t } = useTranslation('common');
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: t('category.water') }] },
      paragraph(t('inShort')),
      {
        type: 'table',
        content: [
          row('tableHeader', [t('kind.equity'), t('kind.debt')]),
          row('tableCell', [t('category.food'), t('category.other')]),
        ],
      },
      ...CALLOUT_KINDS.map((kind) => ({ type: 'callout', attrs: { kind }, content: [paragraph(t('inShort'))] })),
    ],
  };
};

export const Texts = () => {
  const { t } = useTranslation('common');
  const document = useDocument();
  const [value, setValue] = useState<unknown>(document);
  const field = {
    name: 'text',
    ref: null,
    onChange: setValue,
    onBlur: () => undefined,
    label: t('inShort'),
    upload: () => Promise.reject(new Error(t('error.unexpected'))),
  };
  return (
    <Sample of="RichText, RichTextField">
      <div className={textCss.prose}>
        <RichText document={document} />
      </div>
      <State>
        <RichTextField {...field} value={value as object | null} error={undefined} />
      </State>
      <State>
        <RichTextField {...field} value={null} onChange={() => undefined} error={t('validation.required')} />
      </State>
    </Sample>
  );
};
