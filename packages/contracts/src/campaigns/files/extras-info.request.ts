import { FreeField } from '../../kernel/fields.js';

/** The agreement comes as the form's file `userUploadedContract`; null of the same name takes it back. */
export class ExtrasInfoRequest {
  @FreeField({ optional: true })
  userUploadedContract?: null;
}
