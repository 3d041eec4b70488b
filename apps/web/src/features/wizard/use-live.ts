import { isLocked, type LiveSection } from '@cairn/contracts/campaigns/live-fields';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import type { Draft } from './queries.js';

/** The text beside an input's label. */
interface InputNote {
  description?: string;
  disabled?: boolean;
}

export interface Live {
  isLive: boolean;
  /** The note of a field; of one that is locked, that it is, and why. */
  noteOf(field: string, note?: string): InputNote;
}

/** Decision 26: what of a section may be changed while its campaign is live. */
export const useLive = ({ standing }: Pick<Draft, 'standing'>, section: LiveSection): Live => {
  const { t } = useTranslation('wizard');
  const isLive = standing === CampaignStatus.active;
  return {
    isLive,
    noteOf: (field, note) => {
      if (isLive && isLocked(section, field)) return { disabled: true, description: t('live.locked') };
      return note === undefined ? {} : { description: note };
    },
  };
};
