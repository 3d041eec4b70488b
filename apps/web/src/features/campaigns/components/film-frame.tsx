import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { filmOf } from '../../../lib/page/film.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './campaign-page.module.css';

/** The campaign's film. No request is sent to its host before the reader presses play. */
export const FilmFrame = ({ address, title }: { address: string; title: string }) => {
  const { t } = useTranslation('campaign');
  const [isPlaying, setPlaying] = useState(false);
  const film = filmOf(address);
  if (film === null) return null;
  if (isPlaying) {
    return (
      <div className={css.film}>
        {/* Both players need scripts and their own origin; that origin is never ours, and the page's policy names it. */}
        <iframe
          src={film.embedUrl}
          title={t('gallery.filmOf', { name: title })}
          allow="autoplay; fullscreen; encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <Stack className={`${css.film} ${css.consent}`} gap={3} centred>
      <Button variant="default" leftSection={<Icon of={IconPlayerPlay} />} onClick={() => setPlaying(true)}>
        {t('gallery.play')}
      </Button>
      <Text as="p" size="small" muted>
        {t('gallery.consent', { host: film.host })}
      </Text>
    </Stack>
  );
};
