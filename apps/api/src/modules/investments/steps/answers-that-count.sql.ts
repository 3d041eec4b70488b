/**
 * The answers s of draft d that count. That the figures of income and worth are true was said of those that stood then:
 * once others are stated, it is asked again. So is the key information sheet, where the law asks for one: it was read in
 * the version of then.
 */
export const ANSWERS_THAT_COUNT = `investing_answer s where s.draft_id = d.id
      and not (s.step = 'investor-details' and exists (select from investor_figure f
        where f.user_id = any(household_of(d.investor_id, false)) and f.stated_at > s.answered_at))
      and not (s.step = 'investor-questionnaire' and key_information_pages() is not null and exists (
        select from key_information_of(d.campaign_id) k where case when s.sheet is null then k.uploaded_at > s.answered_at
          else s.sheet <> k.document_id || ' ' || k.version end))`;
