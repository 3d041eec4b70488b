/**
 * Whether a commitment may have been measured by the rate `r`: in one of its currencies, or by way of one of them. A
 * commitment that is changed is measured again: its hold is shorter than a day.
 */
export const USED = `exists (select 1 from investment i
  where i.limit_rate is not null and i.currency <> i.limit_currency
    and i.created_at > r.entered_at - interval '1 day' and i.created_at::date >= r.on_date
    and (i.currency in (r.base, r.quote) or i.limit_currency in (r.base, r.quote)))`;

export const PAST = 'r.on_date < kernel.now()::date';

/** The fields that a correction and a removal share. */
export const CHANGEABLE = `(not ${PAST} and not ${USED})`;
