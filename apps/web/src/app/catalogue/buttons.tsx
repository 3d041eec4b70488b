import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/feedback/copy-button.js';
import { Icon } from '../../ui/brand/icon.js';
import { Button, type ButtonLook } from '../../ui/inputs/button.js';
import { Chip, Chips } from '../../ui/data/chip.js';
import { TextButton, TextLink } from '../../ui/text/text.js';
import { Sample } from './sample.js';

const VARIANTS = ['filled', 'default', 'outline', 'subtle'] as const;
const SIZES = ['compact-sm', 'sm', 'md', 'lg'] as const;
const STATES: readonly ButtonLook[] = [
  { disabled: true },
  { loading: true },
  { leftSection: <Icon of={IconDownload} size="small" /> },
];

export const Buttons = () => {
  const { t } = useTranslation('common');
  const words = t('goOn');
  return (
    <>
      {VARIANTS.map((variant) => (
        <Sample key={variant} of={`Button ${variant}`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {words}
            </Button>
          ))}
          {STATES.map((state, at) => (
            <Button key={at} variant={variant} {...state}>
              {words}
            </Button>
          ))}
        </Sample>
      ))}
      <Sample of="CopyButton, TextButton, TextLink, Chip">
        <CopyButton value="CAIRN-1" />
        <TextButton>{t('error.retry')}</TextButton>
        <TextLink to="/">{t('nav.home')}</TextLink>
        <Chips>
          <Chip>{t('category.food')}</Chip>
          <Chip on aria-pressed>
            {t('category.water')}
          </Chip>
        </Chips>
      </Sample>
    </>
  );
};
