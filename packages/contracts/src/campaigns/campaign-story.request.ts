import { ChoiceField, FreeField, TextField, TextsField, UrlField, VersionField } from '../kernel/fields.js';
import { UPLOAD_TYPES } from './options.js';
import { LONGEST_HIGHLIGHT, MOST_HIGHLIGHTS } from './wizard/link-names.js';

/** V-15: `campaignStory` is the summary, at most 255 characters. `storyBody` is rich text as Tiptap JSON. */
export class CampaignStoryRequest {
  @ChoiceField(UPLOAD_TYPES, { optional: true })
  uploadType?: 'image' | 'video' | null;
  @TextField({ optional: true, max: 255 })
  campaignStory?: string | null;
  /** The points that a reader should remember, in their order. */
  @TextsField({ optional: true, most: MOST_HIGHLIGHTS, max: LONGEST_HIGHLIGHT })
  highlights?: string[] | null;
  @UrlField({ optional: true })
  videoUrl?: string | null;
  @FreeField({ optional: true })
  storyBody?: Record<string, unknown> | null;
  /** Of the section as it was read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
