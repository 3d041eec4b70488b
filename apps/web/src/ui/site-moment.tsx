import { useSiteMoment } from '../lib/use-site-moment.js';

/** An instant of a receipt, by the site's clock. */
export const SiteMoment = ({ value }: { value: string }) => {
  const moment = useSiteMoment();
  return <time dateTime={value}>{moment(value)}</time>;
};
