/**
 * The answers s of draft d that count. That the figures of income and worth are true was said of those that stood then:
 * once others are stated, it is asked again.
 */
export const ANSWERS_THAT_COUNT = `investing_answer s where s.draft_id = d.id
      and not (s.step = 'investor-details' and exists (select from investor_figure f
        where f.user_id = any(household_of(d.investor_id, false)) and f.stated_at > s.answered_at))`;
