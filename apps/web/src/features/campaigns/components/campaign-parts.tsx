import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';

/** A part of the page that has nothing to show yet, with a sentence about it. */
const Quiet = ({ id, children }: { id: 'discussion'; children?: string }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id={id}>
      <Stack gap={3}>
        <h2>{t(`${id}.title`)}</h2>
        <Text muted>{children ?? t(`${id}.none`)}</Text>
      </Stack>
    </section>
  );
};

export const Discussion = () => <Quiet id="discussion" />;
