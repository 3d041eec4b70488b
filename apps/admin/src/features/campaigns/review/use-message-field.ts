import { CampaignStatus, LANGUAGES, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../../../lib/words/words.js';
import type { DecisionField } from '../../../ui/forms/decision.js';
import { useDeclineField } from '../../../ui/forms/use-decline-field.js';
import { useReview } from './use-notes.js';

/** The message to a campaign's owner: its language is named, and it may start from a template in that language. */
export function useMessageField({ id, status }: Pick<Wire<AdminCampaign>, 'id' | 'status'>): DecisionField {
  const say = useSay();
  const field = useDeclineField();
  const { data } = useReview(id);
  if (data === undefined || status !== CampaignStatus.pending) return field;
  const language = LANGUAGES.find(({ code }) => code === data.ownerLanguage)?.name ?? data.ownerLanguage;
  return {
    ...field,
    label: say('review.message_in', { language }),
    templates: {
      label: say('review.template'),
      none: say('review.no_template'),
      texts: data.templates.map(({ code, text }) => ({ name: say(`review.templates.${code}`), text })),
    },
  };
}
