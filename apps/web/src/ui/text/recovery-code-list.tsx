import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { saveFile } from '../../lib/page/save-file.js';
import { CopyButton } from '../feedback/copy-button.js';
import { Icon } from '../brand/icon.js';
import { Row, Stack } from '../layout/layout.js';
import css from './recovery-code-list.module.css';
import { Deed, Notice } from '../layout/surface.js';

/** Ten codes that are only shown once, with the ways to save them. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('common');
  const text = codes.join('\n');
  return (
    <Stack>
      <Notice tone="warning">{t('recovery.once')}</Notice>
      <Deed>
        <ul className={css.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Deed>
      <Row flow>
        <CopyButton value={text} label={t('recovery.copy')} />
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconDownload} size="small" />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'cairn-recovery-codes.txt')}
        >
          {t('recovery.download')}
        </Button>
      </Row>
    </Stack>
  );
};
