import { ChoiceField, FlagField, InstantField, IntegerField, NestedField, TextField } from '../../kernel/fields.js';
import { DOCUMENT_FILE_STATES, type DocumentFileState } from './document-options.js';

/** The agreement that an owner has uploaded. */
export class UploadedContract {
  @TextField()
  name: string;
  @TextField()
  contentType: string;
  /** Bytes. */
  @IntegerField()
  size: number;
  @InstantField()
  uploadedAt: Date;
  @ChoiceField(DOCUMENT_FILE_STATES)
  state: DocumentFileState;
  /** SEC-46: to the file, for five minutes; null until it was scanned. */
  @TextField({ optional: true, max: 400 })
  link: string | null;
}

export class ExtrasInfo {
  /** V-36: whether the campaign cannot be submitted without it. */
  @FlagField()
  contractRequired: boolean;
  /** Whether the site takes one. */
  @FlagField()
  contractOffered: boolean;
  @NestedField(() => UploadedContract, { optional: true })
  userUploadedContract: UploadedContract | null;
}
