import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

/** The way to a person, where no answer helped. */
export const WriteToUs = () => {
  const { t } = useTranslation('help');
  return (
    <Well as="section">
      <Stack gap={4}>
        <h3>{t('person.title')}</h3>
        <Text as="p" muted>
          {t('person.text')}
        </Text>
        <div>
          <Button component={Link} to={paths.contact} variant="default">
            {t('write')}
          </Button>
        </div>
        <Text as="p" size="xs" muted>
          {t('person.never')}
        </Text>
      </Stack>
    </Well>
  );
};
