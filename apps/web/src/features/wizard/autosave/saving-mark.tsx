import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { formatDate } from '../../../lib/format/format.js';
import { Icon } from '../../../ui/brand/icon.js';
import css from './saving-mark.module.css';
import { useConflictCount, useSavingState } from './saving.js';

const pictures = {
  quiet: IconCheck,
  saved: IconCheck,
  saving: IconRefresh,
  waiting: IconCloudOff,
  held: IconAlertTriangle,
};

/** How far the step is saved, and since when. */
export const SavingMark = ({ savedAt }: { savedAt: string }) => {
  const { t, i18n } = useTranslation('wizard');
  const state = useSavingState();
  const at = state.kind === 'saved' ? new Date(state.at).toISOString() : savedAt;
  const day = formatDate(at, i18n.language);
  const isToday = day === formatDate(new Date(serverClock.now()).toISOString(), i18n.language);
  const words = isToday
    ? t('saving.saved', { time: formatDate(at, i18n.language, 'clock') })
    : t('saving.savedOn', { day });
  const hasConflict = useConflictCount() > 0;
  const errorWords = useErrorWords('act');
  const textOf = (): string => {
    if (state.kind === 'quiet' || state.kind === 'saved') return words;
    if (state.kind === 'waiting' && state.isReached) return t('saving.retrying');
    if (state.kind !== 'held') return t(`saving.${state.kind}`);
    if (hasConflict) return t('saving.choose');
    // Refused as a whole: the campaign was submitted meanwhile, or its editor left the team.
    return state.error?.fields.length === 0 ? errorWords(state.error) : t('saving.held');
  };
  return (
    <output className={css.mark} data-kind={state.kind}>
      <Icon of={pictures[state.kind]} size="small" />
      {textOf()}
    </output>
  );
};
