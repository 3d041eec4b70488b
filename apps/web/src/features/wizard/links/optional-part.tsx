import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './optional-part.module.css';

interface OptionalPartProps {
  title: string;
  note: string;
  /** It has answers, or most campaigns of this kind give some. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a step that most campaigns leave out: it opens on request, and stays as its reader left it. */
export const OptionalPart = ({ title, note, isOpen, children }: OptionalPartProps) => {
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState<boolean>();
  return (
    <details className={css.part} open={chosen ?? isOpen} onToggle={({ currentTarget: { open } }) => setChosen(open)}>
      <summary>
        <h2>{title}</h2>
        <Text muted>{t('optional')}</Text>
        <Icon of={IconChevronDown} />
      </summary>
      <Stack gap={5} className={css.inside}>
        <Text as="p" muted>
          {note}
        </Text>
        {children}
      </Stack>
    </details>
  );
};
