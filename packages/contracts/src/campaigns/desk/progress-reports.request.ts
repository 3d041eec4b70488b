import { DateField, IntegerField } from '../../kernel/fields.js';

export class FileReportRequest {
  @IntegerField({ min: 50, max: 100 })
  percent: number;
  /** The day on which it was filed, in the site's time zone. */
  @DateField()
  filedOn: string;
}
