import { FileButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

const KILO = 1024;
/** V-26. */
const MOST_BYTES = 2 * KILO * KILO;

/** The letter that proves an application: one file, named with its size. */
export const LetterFile = ({ letter, onChoose }: { letter: File | null; onChoose: (letter: File | null) => void }) => {
  const { t } = useTranslation('accreditation');
  const [refused, setRefused] = useState<string>();
  const choose = (file: File | null) => {
    if (!file) return;
    const isTooLarge = file.size > MOST_BYTES;
    setRefused(isTooLarge ? file.name : undefined);
    if (!isTooLarge) onChoose(file);
  };
  return (
    <Stack gap={2} as="fieldset">
      <Text as="legend" strong>
        {t('letter.title')}
      </Text>
      <Panel>
        <Row between flow>
          <Row>
            <Icon of={IconFileText} />
            {letter ? (
              <span>
                <Text strong dir="auto">
                  {letter.name}
                </Text>
                <Text size="small" muted as="div">
                  {t('letter.size', { size: String(Math.ceil(letter.size / KILO)) })}
                </Text>
              </span>
            ) : (
              <Text size="small" muted>
                {t('letter.note')}
              </Text>
            )}
          </Row>
          <FileButton accept="application/pdf,image/*" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {t(letter ? 'letter.replace' : 'letter.choose')}
              </Button>
            )}
          </FileButton>
        </Row>
      </Panel>
      {refused && <Notice tone="danger">{t('letter.tooLarge', { name: refused })}</Notice>}
    </Stack>
  );
};
