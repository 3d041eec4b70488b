import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { AppealForm } from './appeal-form.js';

/** The way to have a decision looked at again, and that no time limit ends it. */
export const AppealPanel = () => {
  const { t } = useTranslation('kyc');
  const [appeals, setAppeals] = useState(false);
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('appeal.title')}</h2>
      <Text as="p" size="small" muted>
        {t('appeal.text')}
      </Text>
      {appeals ? (
        <AppealForm />
      ) : (
        <Row>
          <Button variant="default" onClick={() => setAppeals(true)}>
            {t('appeal.open')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
