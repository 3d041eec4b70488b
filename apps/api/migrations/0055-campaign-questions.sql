-- Questions that every campaign answers, so that campaigns can be compared, and those that an owner adds.

insert into content_record (id, kind, code, position, attributes, texts)
select gen_random_uuid(), 'campaign-question', line ->> 0, place, '{"required": true}', jsonb_strip_nulls(jsonb_build_object(
  'en', jsonb_build_object('question', line -> 1, 'help', line -> 4),
  'fr', jsonb_build_object('question', line -> 2, 'help', line -> 5),
  'ar', jsonb_build_object('question', line -> 3, 'help', line -> 6)))
from jsonb_array_elements($$[
  ["revenue", "How does the company earn money?", "Comment l’entreprise gagne-t-elle de l’argent ?", "كيف تكسب الشركة المال؟",
   "Who pays, for what, and how much on average.", "Qui paie, pour quoi, et combien en moyenne.", "من يدفع، ولماذا، وكم في المتوسط."],
  ["risks", "What are the main risks?", "Quels sont les principaux risques ?", "ما أهم المخاطر؟",
   "What could go wrong first, and what you would do then.", "Ce qui pourrait mal tourner en premier, et ce que vous feriez alors.", "ما قد يسوء أولًا، وما ستفعلونه عندئذ."],
  ["minimum", "What happens to the money if only the minimum is raised?", "Que devient l’argent si seul le minimum est atteint ?", "ما مصير الأموال إذا جُمع الحد الأدنى فقط؟",
   "What you do without, and what you do later.", "Ce à quoi vous renoncez, et ce que vous reportez.", "ما تستغنون عنه، وما تؤجلونه."],
  ["owners", "Who owns the company, and who has lent to it?", "Qui détient l’entreprise, et qui lui a prêté ?", "من يملك الشركة، ومن أقرضها؟",
   "Each owner of 20% or more, and each loan with its rate and term.", "Chaque détenteur de 20 % ou plus, et chaque prêt avec son taux et sa durée.", "كل مالك بنسبة 20% أو أكثر، وكل قرض مع معدله ومدته."],
  ["exit", "When and how can investors get their money back?", "Quand et comment les investisseurs peuvent-ils récupérer leur argent ?", "متى وكيف يمكن للمستثمرين استرداد أموالهم؟", null, null, null]
]$$::jsonb) with ordinality lines(line, place);

create table campaign_answer (
  campaign_id uuid not null references campaign on delete cascade,
  question text not null,
  answer text not null check (answer <> ''),
  primary key (campaign_id, question)
);

create table campaign_faq (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  position integer not null,
  question text not null check (question <> ''),
  answer text not null check (answer <> ''),
  constraint campaign_faq_place unique (campaign_id, position)
);

-- What is asked of all is everybody's; so are the answers of a campaign that is public.
create trigger told_changed after insert or update or delete on campaign_answer
  for each statement execute function kernel.tell_changed('campaigns');
create trigger told_changed after insert or update or delete on campaign_faq
  for each statement execute function kernel.tell_changed('campaigns');

alter table campaign_edit drop constraint campaign_edit_section_check;
alter table campaign_edit add constraint campaign_edit_section_check check (section in ('company', 'story', 'faqs'));
