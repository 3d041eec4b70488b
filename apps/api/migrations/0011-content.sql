-- What the site says and how it is set up: every translated record, the languages, messages from visitors, newsletter.

create table site_language (
  code text primary key check (code in ('en', 'fr', 'ar')),
  name text not null,
  folder text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  position integer not null,
  enabled boolean not null default true,
  is_default boolean not null default false
);
create unique index site_language_default_key on site_language (is_default) where is_default;
insert into site_language (code, name, folder, direction, position, is_default) values
  ('en', 'English', 'en', 'ltr', 1, true),
  ('fr', 'Français', 'fr', 'ltr', 2, false),
  ('ar', 'العربية', 'ar', 'rtl', 3, false);

-- Every record that people read in their own language, of whatever kind. One table and not one a kind, because the
-- console edits them all with one form, the report of missing translations is one statement, and a new kind is a line in
-- contracts. texts is {en: {field: value}, fr: {…}, ar: {…}}: a record is read, written and audited whole, and a missing
-- field is a missing key. attributes is what is the same in all languages. Both are checked by the kind's class.
create table content_record (
  id uuid primary key,
  kind text not null,
  code text not null,
  parent_id uuid references content_record,
  position integer not null,
  enabled boolean not null default true,
  attributes jsonb not null default '{}',
  texts jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create unique index content_record_code_key on content_record (kind, code);
create index content_record_order on content_record (kind, position, id);
create index content_record_parent on content_record (parent_id);

-- The words of a record: each field in the language asked for, else in the site's default language.
create function content_words(texts jsonb, lng text) returns jsonb language sql stable parallel safe as $$
  select coalesce(texts -> (select code from site_language where is_default), '{}') || coalesce(texts -> lng, '{}')
$$;

create table contact_inquiry (
  id uuid primary key,
  user_id uuid references app_user,
  question_type text not null,
  name text not null,
  email text not null,
  subject text not null,
  description text not null,
  link text,
  language text not null check (language in ('en', 'fr', 'ar')),
  state text not null default 'open' check (state in ('open', 'answered')),
  answer text,
  answered_by uuid references app_user,
  answered_at timestamptz,
  created_at timestamptz not null
);
create index contact_inquiry_queue on contact_inquiry (state, created_at);
create index contact_inquiry_newest on contact_inquiry (created_at);

create table newsletter_subscription (
  id uuid primary key,
  email text not null,
  user_id uuid references app_user,
  language text not null check (language in ('en', 'fr', 'ar')),
  subscribed_at timestamptz not null,
  unsubscribed_at timestamptz
);
create unique index newsletter_email_key on newsletter_subscription (email);
create index newsletter_newest on newsletter_subscription (subscribed_at);

-- A proof of work is good once: its nonce stands here until it would have expired anyway.
create table captcha_spent (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_spent_old on captcha_spent (expires_at);

-- The home page shows the newest investments of all campaigns.
create index investment_newest on investment (received_at desc, id desc) where state in ('received', 'settled');

insert into site_setting (name, value, public) values
  ('googleAnalyticsCode', 'null', true),
  ('exceptIP', '[]', false),
  ('captchaProvider', '"altcha"', false),
  ('applicationClient', 'null', false),
  ('applicationSecret', 'null', false),
  ('adminLoginStatus', 'false', false),
  ('contactusStatus', 'true', false),
  ('frontLoginStatus', 'false', false),
  ('frontSignupStatus', 'false', false),
  ('newsletterStatus', 'true', false);

-- Helpers of this file alone: they end with its transaction's session.

-- Plain text as a Tiptap document: blocks between blank lines; "## " is a heading, "- " an item of a list.
create function pg_temp.rich(plain text) returns jsonb language plpgsql as $$
declare
  block text;
  item text;
  items jsonb;
  content jsonb := '[]';
begin
  foreach block in array regexp_split_to_array(trim(plain), E'\n[ ]*\n') loop
    block := trim(block);
    if block like '## %' then
      content := content || jsonb_build_object('type', 'heading', 'attrs', jsonb_build_object('level', 2),
        'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', trim(substr(block, 4)))));
    elsif block like '- %' then
      items := '[]';
      foreach item in array regexp_split_to_array(block, E'\n') loop
        items := items || jsonb_build_object('type', 'listItem', 'content', jsonb_build_array(
          jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
            jsonb_build_object('type', 'text', 'text', trim(substr(trim(item), 3)))))));
      end loop;
      content := content || jsonb_build_object('type', 'bulletList', 'content', items);
    else
      content := content || jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
        jsonb_build_object('type', 'text', 'text', regexp_replace(block, '\s+', ' ', 'g'))));
    end if;
  end loop;
  return jsonb_build_object('type', 'doc', 'content', content);
end $$;

create function pg_temp.record(kind text, code text, place integer, attributes jsonb, texts jsonb, parent uuid default null)
  returns uuid language sql as $$
  insert into content_record (id, kind, code, position, attributes, texts, parent_id)
  values (gen_random_uuid(), kind, code, place, attributes, texts, parent) returning id
$$;

-- Lines of [code, English, French, Arabic] in their order, with a description in each language where there is one.
create function pg_temp.options(of_kind text, lines jsonb) returns void language sql as $$
  insert into content_record (id, kind, code, position, texts)
  select gen_random_uuid(), of_kind, line ->> 0, place, jsonb_strip_nulls(jsonb_build_object(
    'en', jsonb_build_object('name', line -> 1, 'description', line -> 4),
    'fr', jsonb_build_object('name', line -> 2, 'description', line -> 5),
    'ar', jsonb_build_object('name', line -> 3, 'description', line -> 6)))
  from jsonb_array_elements(lines) with ordinality of_kind_lines(line, place)
$$;

-- Taxonomies and option lists. Their codes are those that the contracts check.

select pg_temp.options('campaign-type', $$[
  ["equity", "Shares", "Actions", "أسهم", "Backers become owners of a small part of the company.", "Les contributeurs deviennent propriétaires d’une petite part de l’entreprise.", "يصبح الداعمون مالكين لجزء صغير من الشركة."],
  ["debt", "Loan", "Prêt", "قرض", "Backers lend at a stated rate and are repaid on dates known in advance.", "Les contributeurs prêtent à un taux annoncé et sont remboursés à des dates connues d’avance.", "يُقرض الداعمون بمعدل معلن ويُسدَّد لهم في مواعيد معروفة مسبقًا."]
]$$);
select pg_temp.options('category', $$[
  ["housing", "Housing", "Logement", "الإسكان"],
  ["food", "Food", "Alimentation", "الغذاء"],
  ["energy", "Energy", "Énergie", "الطاقة"],
  ["water", "Water", "Eau", "المياه"],
  ["health", "Health", "Santé", "الصحة"],
  ["education", "Education", "Éducation", "التعليم"],
  ["film", "Film", "Cinéma", "السينما"],
  ["mobility", "Mobility", "Mobilité", "التنقّل"],
  ["crafts", "Making", "Artisanat", "الحِرف"],
  ["farming", "Farming", "Agriculture", "الزراعة"],
  ["technology", "Technology", "Technologie", "التقنية"],
  ["other", "Other", "Autre", "أخرى"]
]$$);
select pg_temp.options('industry', $$[
  ["real_estate", "Real estate", "Immobilier", "العقارات"],
  ["food_and_drink", "Food and drink", "Alimentation et boissons", "الأغذية والمشروبات"],
  ["clean_energy", "Clean energy", "Énergie propre", "الطاقة النظيفة"],
  ["utilities", "Utilities", "Services publics", "المرافق"],
  ["healthcare", "Healthcare", "Santé", "الرعاية الصحية"],
  ["education", "Education", "Éducation", "التعليم"],
  ["media", "Media", "Médias", "الإعلام"],
  ["transport", "Transport", "Transport", "النقل"],
  ["textiles", "Textiles", "Textile", "المنسوجات"],
  ["agriculture", "Agriculture", "Agriculture", "الزراعة"],
  ["software", "Software", "Logiciel", "البرمجيات"],
  ["other", "Other", "Autre", "أخرى"]
]$$);
select pg_temp.options('team-member-type', $$[
  ["founder", "Founder", "Fondateur", "مؤسس"],
  ["executive", "Executive", "Dirigeant", "مدير تنفيذي"],
  ["board", "Board member", "Membre du conseil", "عضو مجلس الإدارة"],
  ["employee", "Employee", "Salarié", "موظف"],
  ["adviser", "Adviser", "Conseiller", "مستشار"]
]$$);
select pg_temp.options('campaign-stage', $$[
  ["idea", "Idea", "Idée", "فكرة"],
  ["prototype", "Prototype", "Prototype", "نموذج أولي"],
  ["early_revenue", "First sales", "Premières ventes", "أولى المبيعات"],
  ["growth", "Growing", "En croissance", "نمو"],
  ["established", "Established", "Établie", "راسخة"]
]$$);
select pg_temp.options('investing-round', $$[
  ["pre_seed", "Before seed", "Pré-amorçage", "ما قبل التأسيس"],
  ["seed", "Seed", "Amorçage", "تأسيسية"],
  ["series_a", "First large round", "Série A", "جولة أولى"],
  ["bridge", "Bridge", "Relais", "جسرية"],
  ["expansion", "Expansion", "Expansion", "توسّع"]
]$$);
select pg_temp.options('investor-type', $$[
  ["INDIVIDUAL", "Individual", "Particulier", "فرد", "You invest in your own name.", "Vous investissez en votre nom.", "تستثمر باسمك."],
  ["COMPANY", "Company", "Société", "شركة", "A company invests, and you sign for it.", "Une société investit et vous signez pour elle.", "تستثمر شركة وتوقّع أنت عنها."],
  ["SELF-DIRECTED-IRA", "Self-directed IRA", "IRA autogéré", "حساب تقاعد موجّه ذاتيًا (IRA)", "Your retirement account invests through its custodian.", "Votre compte de retraite investit par son dépositaire.", "يستثمر حسابك التقاعدي عن طريق أمين الحفظ."]
]$$);
select pg_temp.options('deal-type', $$[
  ["equity", "Ordinary shares", "Actions ordinaires", "أسهم عادية"],
  ["debt", "Loan at a fixed rate", "Prêt à taux fixe", "قرض بمعدل ثابت"]
]$$);
select pg_temp.options('user-type', $$[
  ["investor", "Investor", "Investisseur", "مستثمر", "Back companies, follow your portfolio, receive repayments.", "Soutenir des entreprises, suivre son portefeuille, recevoir des remboursements.", "ادعم الشركات وتابع محفظتك وتلقَّ السداد."],
  ["campaign-owner", "Campaign owner", "Porteur de projet", "صاحب حملة", "Raise money for a company and report to its backers.", "Lever des fonds pour une entreprise et rendre compte à ses contributeurs.", "اجمع التمويل لشركة وأطلع داعميها على ما يجري."],
  ["both", "Both", "Les deux", "كلاهما", "Raise money for one company and back others.", "Lever des fonds pour une entreprise et en soutenir d’autres.", "اجمع التمويل لشركة وادعم شركات أخرى."]
]$$);
select pg_temp.options('employment-status', $$[
  ["employed", "Employed", "Salarié", "موظف"],
  ["self_employed", "Self-employed", "Indépendant", "يعمل لحسابه الخاص"],
  ["retired", "Retired", "Retraité", "متقاعد"],
  ["student", "Student", "Étudiant", "طالب"],
  ["not_employed", "Not employed", "Sans emploi", "لا يعمل"]
]$$);
select pg_temp.options('domicile', $$[
  ["us_citizen", "Citizen of the United States", "Citoyen des États-Unis", "مواطن في الولايات المتحدة"],
  ["us_resident", "Resident of the United States", "Résident des États-Unis", "مقيم في الولايات المتحدة"],
  ["non_resident", "Resident of another country", "Résident d’un autre pays", "مقيم في بلد آخر"]
]$$);
select pg_temp.options('signature-type', $$[
  ["freehand", "Drawn", "Dessinée", "مرسومة"],
  ["image", "Picture", "Image", "صورة"],
  ["typed", "Typed", "Tapée au clavier", "مكتوبة"]
]$$);
select pg_temp.options('contact-question-type', $$[
  ["payment", "A payment or withdrawal", "Un paiement ou un retrait", "دفعة أو سحب"],
  ["sign_in", "Signing in", "La connexion", "تسجيل الدخول"],
  ["investing", "Investing or lending", "Investir ou prêter", "الاستثمار أو الإقراض"],
  ["raising", "Raising money", "Lever des fonds", "جمع التمويل"],
  ["privacy", "My personal data", "Mes données personnelles", "بياناتي الشخصية"],
  ["complaint", "A complaint", "Une réclamation", "شكوى"],
  ["other", "Something else", "Autre chose", "أمر آخر"]
]$$);
select pg_temp.options('bank-account-type', $$[
  ["checking", "Checking", "Compte courant", "حساب جارٍ"],
  ["savings", "Savings", "Compte d’épargne", "حساب توفير"]
]$$);
select pg_temp.options('contract-type', $$[
  ["pdf", "PDF", "PDF", "PDF"],
  ["doc", "Word (.doc)", "Word (.doc)", "Word (.doc)"],
  ["docx", "Word (.docx)", "Word (.docx)", "Word (.docx)"]
]$$);
select pg_temp.options('invest-frequency', $$[
  ["daily", "Every day", "Chaque jour", "كل يوم"],
  ["weekly", "Every week", "Chaque semaine", "كل أسبوع"],
  ["monthly", "Every month", "Chaque mois", "كل شهر"],
  ["quarterly", "Every quarter", "Chaque trimestre", "كل ثلاثة أشهر"],
  ["yearly", "Every year", "Chaque année", "كل سنة"],
  ["never", "At the end", "À l’échéance", "عند الاستحقاق"]
]$$);
select pg_temp.options('repayment-type', $$[
  ["dividend", "Dividend", "Dividende", "توزيع أرباح"],
  ["interest", "Interest", "Intérêts", "فائدة"],
  ["returnofInvestment", "Return of investment", "Remboursement du capital", "ردّ رأس المال"]
]$$);
select pg_temp.options('accreditation-method', $$[
  ["phone_call", "Telephone call", "Appel téléphonique", "مكالمة هاتفية"],
  ["accreditation_letter", "Accreditation letter", "Lettre d’accréditation", "خطاب اعتماد"]
]$$);
select pg_temp.options('comment-disclosure', $$[
  ["none", "No relation to the company", "Sans lien avec l’entreprise", "لا صلة لي بالشركة"],
  ["affiliate", "Related to the company", "Lié à l’entreprise", "على صلة بالشركة"],
  ["promoter", "Paid to promote the campaign", "Payé pour promouvoir la campagne", "أتقاضى أجرًا للترويج للحملة"]
]$$);
select pg_temp.options('faq-topic', $$[
  ["investing", "Investing", "Investir", "الاستثمار"],
  ["lending", "Lending", "Prêter", "الإقراض"],
  ["raising", "Raising", "Lever des fonds", "جمع التمويل"],
  ["money", "Money", "Argent", "المال"],
  ["account", "Account", "Compte", "الحساب"]
]$$);

-- What the site calls things.
create function pg_temp.terms(lines jsonb) returns void language sql as $$
  insert into content_record (id, kind, code, position, texts)
  select gen_random_uuid(), 'term', line ->> 0, place, jsonb_build_object(
    'en', jsonb_build_object('one', line -> 1, 'many', line -> 2),
    'fr', jsonb_build_object('one', line -> 3, 'many', line -> 4),
    'ar', jsonb_build_object('one', line -> 5, 'many', line -> 6))
  from jsonb_array_elements(lines) with ordinality term_lines(line, place)
$$;
select pg_temp.terms($$[
  ["campaign", "Campaign", "Campaigns", "Campagne", "Campagnes", "حملة", "حملات"],
  ["investor", "Investor", "Investors", "Investisseur", "Investisseurs", "مستثمر", "مستثمرون"],
  ["campaign-owner", "Campaign owner", "Campaign owners", "Porteur de projet", "Porteurs de projet", "صاحب حملة", "أصحاب حملات"],
  ["lead-investor", "Lead investor", "Lead investors", "Investisseur principal", "Investisseurs principaux", "مستثمر رئيسي", "مستثمرون رئيسيون"],
  ["investment", "Investment", "Investments", "Investissement", "Investissements", "استثمار", "استثمارات"],
  ["repayment", "Repayment", "Repayments", "Remboursement", "Remboursements", "سداد", "مدفوعات سداد"]
]$$);

-- C-10: how each currency is written. The first is the one the site is set up with.
create function pg_temp.currencies(lines jsonb) returns void language sql as $$
  insert into content_record (id, kind, code, position, enabled, attributes, texts)
  select gen_random_uuid(), 'currency', line ->> 0, place, (line ->> 6)::boolean,
    jsonb_build_object('symbol', line -> 1, 'displayFormat', line -> 2),
    jsonb_build_object('en', jsonb_build_object('name', line -> 3), 'fr', jsonb_build_object('name', line -> 4),
      'ar', jsonb_build_object('name', line -> 5))
  from jsonb_array_elements(lines) with ordinality currency_lines(line, place)
$$;
select pg_temp.currencies($$[
  ["USD", "$", "symbol", "US dollar", "Dollar des États-Unis", "دولار أمريكي", true],
  ["EUR", "€", "symbol", "Euro", "Euro", "يورو", true],
  ["GBP", "£", "symbol", "Pound sterling", "Livre sterling", "جنيه إسترليني", true],
  ["CAD", "CA$", "code_left_space", "Canadian dollar", "Dollar canadien", "دولار كندي", false],
  ["AUD", "A$", "code_left_space", "Australian dollar", "Dollar australien", "دولار أسترالي", false],
  ["CHF", "CHF", "code_left_space", "Swiss franc", "Franc suisse", "فرنك سويسري", false],
  ["MAD", "DH", "code_right_space", "Moroccan dirham", "Dirham marocain", "درهم مغربي", false],
  ["AED", "د.إ", "code_left_space", "UAE dirham", "Dirham des Émirats", "درهم إماراتي", false],
  ["SAR", "ر.س", "code_left_space", "Saudi riyal", "Riyal saoudien", "ريال سعودي", false],
  ["EGP", "E£", "code_left_space", "Egyptian pound", "Livre égyptienne", "جنيه مصري", false],
  ["JPY", "¥", "symbol", "Japanese yen", "Yen japonais", "ين ياباني", true],
  ["XOF", "F CFA", "code_right_space", "West African CFA franc", "Franc CFA (BCEAO)", "فرنك غرب أفريقي", false],
  ["XAF", "FCFA", "code_right_space", "Central African CFA franc", "Franc CFA (BEAC)", "فرنك وسط أفريقي", false],
  ["KWD", "د.ك", "code_left_space", "Kuwaiti dinar", "Dinar koweïtien", "دينار كويتي", true],
  ["BHD", "د.ب", "code_left_space", "Bahraini dinar", "Dinar bahreïni", "دينار بحريني", false],
  ["TND", "DT", "code_right_space", "Tunisian dinar", "Dinar tunisien", "دينار تونسي", false],
  ["JOD", "د.أ", "code_left_space", "Jordanian dinar", "Dinar jordanien", "دينار أردني", false]
]$$);

-- Ways to pay that the product has; the wallet follows the setting walletModule besides.
select pg_temp.options('payment-gateway', $$[
  ["card", "Card", "Carte bancaire", "بطاقة", "Paid on the card provider’s own page.", "Le paiement se fait sur la page du prestataire.", "يتم الدفع في صفحة مزود البطاقات."],
  ["wallet", "Wallet", "Portefeuille", "المحفظة", "Paid at once from your balance here.", "Payé immédiatement avec votre solde ici.", "يُدفع فورًا من رصيدك هنا."]
]$$);

-- Questions and answers, help, pages, sliders and menus: what the site says before anybody has edited it.
create function pg_temp.answered(of_kind text, code text, place integer, attributes jsonb, parent uuid,
  en_question text, en_answer text, fr_question text, fr_answer text, ar_question text, ar_answer text)
  returns uuid language sql as $$
  select pg_temp.record(of_kind, code, place, attributes, jsonb_build_object(
    'en', jsonb_build_object('question', en_question, 'answer', pg_temp.rich(en_answer)),
    'fr', jsonb_build_object('question', fr_question, 'answer', pg_temp.rich(fr_answer)),
    'ar', jsonb_build_object('question', ar_question, 'answer', pg_temp.rich(ar_answer))), parent)
$$;

select pg_temp.answered('faq', 'lose-money', 1, '{"topic": "investing"}', null,
  $t$Can I lose money?$t$, $t$Yes, all of it. Most young companies fail, and a borrower may be unable to pay. You cannot lose more than you put in.$t$,
  $t$Puis-je perdre de l’argent ?$t$, $t$Oui, la totalité. La plupart des jeunes entreprises échouent, et un emprunteur peut ne pas pouvoir payer. Vous ne pouvez pas perdre plus que votre mise.$t$,
  $t$هل يمكن أن أخسر مالي؟$t$, $t$نعم، كله. معظم الشركات الناشئة تفشل، وقد يعجز المقترض عن الدفع. لا يمكنك أن تخسر أكثر مما وضعت.$t$);
select pg_temp.answered('faq', 'money-taken', 2, '{"topic": "investing"}', null,
  $t$When is my money taken?$t$, $t$When you pay. It is held until the campaign closes, and goes to the company only if the raise succeeds. If it does not, all of it goes back to where it came from.$t$,
  $t$Quand mon argent est-il prélevé ?$t$, $t$Quand vous payez. Il est conservé jusqu’à la clôture et n’est versé à l’entreprise que si la levée aboutit. Sinon, tout retourne d’où il est venu.$t$,
  $t$متى يؤخذ مالي؟$t$, $t$عندما تدفع. يُحفظ المال حتى إغلاق الحملة، ولا يصل إلى الشركة إلا إذا نجح الجمع. وإلا يعود كله من حيث أتى.$t$);
select pg_temp.answered('faq', 'change-mind', 3, '{"topic": "investing"}', null,
  $t$Can I change my mind?$t$, $t$Until 48 hours before closing, in your portfolio, with one button. The whole amount goes back.$t$,
  $t$Puis-je changer d’avis ?$t$, $t$Jusqu’à 48 heures avant la clôture, dans votre portefeuille, d’un seul bouton. La totalité vous est rendue.$t$,
  $t$هل يمكنني تغيير رأيي؟$t$, $t$حتى 48 ساعة قبل الإغلاق، من محفظتك الاستثمارية وبزر واحد. ويعود المبلغ كله.$t$);
select pg_temp.answered('faq', 'yearly-limit', 4, '{"topic": "investing"}', null,
  $t$Why is there a limit on what I may invest?$t$, $t$Where the law sets one, people who are not accredited may invest only so much in twelve months, on this site and elsewhere. We work it out from your income and net worth and show it before you pay.$t$,
  $t$Pourquoi y a-t-il un plafond à mes investissements ?$t$, $t$Quand la loi en fixe un, les personnes non accréditées ne peuvent investir qu’un certain montant sur douze mois, ici et ailleurs. Nous le calculons d’après vos revenus et votre patrimoine et l’affichons avant le paiement.$t$,
  $t$لماذا يوجد حد لما يمكنني استثماره؟$t$, $t$حيث يضع القانون حدًا، لا يجوز لغير المعتمدين أن يستثمروا إلا مبلغًا معينًا خلال اثني عشر شهرًا، هنا وفي غير هذا الموقع. نحسبه من دخلك وصافي ثروتك ونُظهره قبل أن تدفع.$t$);
select pg_temp.answered('faq', 'sell-shares', 5, '{"topic": "investing"}', null,
  $t$Can I sell my shares?$t$, $t$Sometimes, to another person, if the company’s articles and the law allow it. There is no market here and there may never be one.$t$,
  $t$Puis-je vendre mes actions ?$t$, $t$Parfois, à une autre personne, si les statuts de l’entreprise et la loi le permettent. Il n’y a pas de marché ici et il n’y en aura peut-être jamais.$t$,
  $t$هل يمكنني بيع أسهمي؟$t$, $t$أحيانًا، لشخص آخر، إذا سمح بذلك نظام الشركة والقانون. لا توجد سوق هنا وقد لا توجد أبدًا.$t$);
select pg_temp.answered('faq', 'rate-fixed', 6, '{"topic": "lending"}', null,
  $t$Is the rate fixed?$t$, $t$Yes, from the first day to the last, and stated per year. It is what the borrower has agreed to pay, not a promise that they can.$t$,
  $t$Le taux est-il fixe ?$t$, $t$Oui, du premier au dernier jour, et il est annuel. C’est ce que l’emprunteur s’engage à payer, non la garantie qu’il le pourra.$t$,
  $t$هل المعدل ثابت؟$t$, $t$نعم، من اليوم الأول إلى الأخير، وهو سنوي. إنه ما وافق المقترض على دفعه، لا ضمان بأنه سيقدر.$t$);
select pg_temp.answered('faq', 'late-payment', 7, '{"topic": "lending"}', null,
  $t$What if a borrower pays late?$t$, $t$The payment shows as late with the days counted. Interest goes on running on what is still owed.$t$,
  $t$Que se passe-t-il si un emprunteur paie en retard ?$t$, $t$Le paiement s’affiche en retard, avec le nombre de jours. Les intérêts continuent de courir sur ce qui reste dû.$t$,
  $t$ماذا لو تأخر المقترض في الدفع؟$t$, $t$تظهر الدفعة متأخرة مع عدد الأيام، وتستمر الفائدة على ما بقي مستحقًا.$t$);
select pg_temp.answered('faq', 'where-paid', 8, '{"topic": "lending"}', null,
  $t$Where do repayments arrive?$t$, $t$In your wallet on this site, in the currency of the loan. From there you invest again or withdraw to your bank.$t$,
  $t$Où arrivent les remboursements ?$t$, $t$Dans votre portefeuille sur ce site, dans la devise du prêt. De là, vous investissez à nouveau ou vous retirez vers votre banque.$t$,
  $t$أين يصل السداد؟$t$, $t$إلى محفظتك في هذا الموقع، بعملة القرض. ومنها تستثمر من جديد أو تسحب إلى مصرفك.$t$);
select pg_temp.answered('faq', 'cost', 9, '{"topic": "raising"}', null,
  $t$What does raising cost?$t$, $t$Fixed raise: 5% of what came in if you reach the goal, nothing if you do not. Flexible raise: 10% at the goal, 15% if you miss it but reach your minimum. The fee is taken at closing, never before.$t$,
  $t$Combien coûte une levée ?$t$, $t$Levée fixe : 5 % du montant reçu si l’objectif est atteint, rien sinon. Levée flexible : 10 % à l’objectif, 15 % si seul le minimum est atteint. Les frais sont pris à la clôture, jamais avant.$t$,
  $t$كم يكلّف جمع التمويل؟$t$, $t$الجمع الثابت: 5% مما وصل إذا بلغتم الهدف، ولا شيء إن لم تبلغوه. الجمع المرن: 10% عند بلوغ الهدف، و15% إذا لم يُبلغ لكن تحقق الحد الأدنى. تؤخذ الرسوم عند الإغلاق لا قبله.$t$);
select pg_temp.answered('faq', 'fixed-flexible', 10, '{"topic": "raising"}', null,
  $t$What is the difference between fixed and flexible?$t$, $t$Fixed is all or nothing at the goal. Flexible lets you keep what came in from your stated minimum on. Below it, everything goes back in both.$t$,
  $t$Quelle différence entre fixe et flexible ?$t$, $t$Fixe : tout ou rien à l’objectif. Flexible : vous gardez ce qui est reçu à partir du minimum annoncé. En dessous, tout est rendu dans les deux cas.$t$,
  $t$ما الفرق بين الثابت والمرن؟$t$, $t$الثابت: الكل أو لا شيء عند الهدف. المرن: تحتفظون بما وصل ابتداءً من الحد الأدنى المعلن. ودونه يعود كل شيء في الحالتين.$t$);
select pg_temp.answered('faq', 'sent-back', 11, '{"topic": "raising"}', null,
  $t$Why was my draft sent back?$t$, $t$A moderator writes the reason. Most often the figures and the story say two different things. Correct it and submit again; nothing you wrote is lost.$t$,
  $t$Pourquoi mon brouillon m’a-t-il été renvoyé ?$t$, $t$Un modérateur écrit la raison. Le plus souvent, les chiffres et le récit se contredisent. Corrigez et soumettez à nouveau ; rien de ce que vous avez écrit n’est perdu.$t$,
  $t$لماذا أُعيدت مسودتي؟$t$, $t$يكتب المشرف السبب. وغالبًا ما تتعارض الأرقام مع القصة. صحّحها وأرسلها من جديد، فلا يضيع شيء مما كتبته.$t$);
select pg_temp.answered('faq', 'card-limit', 12, '{"topic": "money"}', null,
  $t$What is the most I can pay by card?$t$, $t$5,000 in the site’s currency for each campaign. For more, add money to your wallet first.$t$,
  $t$Quel est le maximum par carte ?$t$, $t$5 000 dans la devise du site pour chaque campagne. Au-delà, alimentez d’abord votre portefeuille.$t$,
  $t$ما أقصى ما يمكنني دفعه بالبطاقة؟$t$, $t$5,000 بعملة الموقع لكل حملة. وما زاد على ذلك فأضِف المال إلى محفظتك أولًا.$t$);
select pg_temp.answered('faq', 'received-committed', 13, '{"topic": "money"}', null,
  $t$What do “received” and “committed” mean?$t$, $t$Received is money that has arrived. Committed is money people have promised but that has not cleared yet. Only received money counts towards success.$t$,
  $t$Que signifient « reçu » et « engagé » ?$t$, $t$Reçu : l’argent est arrivé. Engagé : promis, mais pas encore encaissé. Seul l’argent reçu compte pour la réussite.$t$,
  $t$ما معنى «مستلَم» و«ملتزَم به»؟$t$, $t$المستلَم مال وصل فعلًا. والملتزَم به مال وعد به أصحابه ولم يُحصَّل بعد. ولا يُحسب للنجاح إلا المستلَم.$t$);
select pg_temp.answered('faq', 'identity', 14, '{"topic": "account"}', null,
  $t$Why do you need my identity?$t$, $t$The law asks us to know whom we move money for. A person checks it once, and your details are stored encrypted.$t$,
  $t$Pourquoi demandez-vous mon identité ?$t$, $t$La loi nous demande de savoir pour qui nous faisons circuler de l’argent. Une personne la vérifie une fois, et vos données sont conservées chiffrées.$t$,
  $t$لماذا تحتاجون إلى هويتي؟$t$, $t$يطلب منا القانون أن نعرف لمن ننقل المال. يراجعها شخص مرة واحدة، وتُحفظ بياناتك مشفّرة.$t$);
select pg_temp.answered('faq', 'session', 15, '{"topic": "account"}', null,
  $t$Why was I signed out?$t$, $t$A session lasts three hours and is ended at once when you change your password. Five minutes before the end we tell you.$t$,
  $t$Pourquoi ai-je été déconnecté ?$t$, $t$Une session dure trois heures et prend fin dès que vous changez de mot de passe. Nous vous prévenons cinq minutes avant la fin.$t$,
  $t$لماذا سُجّل خروجي؟$t$, $t$تدوم الجلسة ثلاث ساعات وتنتهي فورًا عند تغيير كلمة المرور. ونُعلمك قبل النهاية بخمس دقائق.$t$);

create function pg_temp.topic(code text, place integer, en_title text, en_description text, fr_title text, fr_description text,
  ar_title text, ar_description text) returns uuid language sql as $$
  select pg_temp.record('help-topic', code, place, '{}', jsonb_build_object(
    'en', jsonb_build_object('title', en_title, 'description', en_description),
    'fr', jsonb_build_object('title', fr_title, 'description', fr_description),
    'ar', jsonb_build_object('title', ar_title, 'description', ar_description)))
$$;
create function pg_temp.topic_id(of_code text) returns uuid language sql as $$
  select id from content_record where kind = 'help-topic' and code = of_code
$$;

select pg_temp.topic('investing', 1, $t$Investing and lending$t$, $t$Amounts, limits, signing, cancelling.$t$, $t$Investir et prêter$t$, $t$Montants, plafonds, signature, annulation.$t$, $t$الاستثمار والإقراض$t$, $t$المبالغ والحدود والتوقيع والإلغاء.$t$);
select pg_temp.answered('help-question', 'choose-an-amount', 1, '{}', pg_temp.topic_id('investing'),
  $t$How do I choose an amount?$t$, $t$Open a campaign and choose “Invest”. Type an amount or a number of shares.

- Shares are sold whole: we round to the nearest number and show it.
- The smallest and largest amounts stand beside the field.
- The total with every fee is shown before you pay.$t$,
  $t$Comment choisir un montant ?$t$, $t$Ouvrez une campagne et choisissez « Investir ». Saisissez un montant ou un nombre d’actions.

- Les actions se vendent entières : nous arrondissons et l’affichons.
- Les montants minimum et maximum figurent à côté du champ.
- Le total, frais compris, est affiché avant le paiement.$t$,
  $t$كيف أختار مبلغًا؟$t$, $t$افتح حملة واختر «استثمر»، ثم اكتب مبلغًا أو عدد أسهم.

- تُباع الأسهم كاملة: نقرّب إلى أقرب عدد ونُظهره.
- أصغر مبلغ وأكبره مكتوبان بجانب الحقل.
- يظهر الإجمالي مع كل الرسوم قبل أن تدفع.$t$);
select pg_temp.answered('help-question', 'yearly-limit-worked-out', 2, '{}', pg_temp.topic_id('investing'),
  $t$How is my yearly limit worked out?$t$, $t$From your yearly income, your net worth and what you have invested in the last twelve months, here and elsewhere. Accredited investors have no such limit.

If you change your figures, the limit is worked out again at once.$t$,
  $t$Comment mon plafond annuel est-il calculé ?$t$, $t$D’après vos revenus annuels, votre patrimoine net et ce que vous avez investi ces douze derniers mois, ici et ailleurs. Les investisseurs accrédités n’ont pas ce plafond.

Si vous modifiez vos chiffres, il est recalculé aussitôt.$t$,
  $t$كيف يُحسب حدّي السنوي؟$t$, $t$من دخلك السنوي وصافي ثروتك وما استثمرته خلال الاثني عشر شهرًا الماضية، هنا وفي غير هذا الموقع. ولا حدّ كهذا على المستثمرين المعتمدين.

إذا غيّرت أرقامك أُعيد الحساب فورًا.$t$);
select pg_temp.answered('help-question', 'cancel-an-investment', 3, '{}', pg_temp.topic_id('investing'),
  $t$How do I cancel an investment?$t$, $t$Open your portfolio, choose the investment and then “Cancel”. This works until 48 hours before the campaign closes.

The whole amount goes back to where it came from: to your card, or to your wallet if you paid from it.$t$,
  $t$Comment annuler un investissement ?$t$, $t$Ouvrez votre portefeuille, choisissez l’investissement puis « Annuler ». C’est possible jusqu’à 48 heures avant la clôture.

La totalité retourne d’où elle est venue : votre carte, ou votre portefeuille si vous aviez payé avec.$t$,
  $t$كيف ألغي استثمارًا؟$t$, $t$افتح محفظتك الاستثمارية واختر الاستثمار ثم «إلغاء». يمكن ذلك حتى 48 ساعة قبل إغلاق الحملة.

يعود المبلغ كله من حيث أتى: إلى بطاقتك، أو إلى محفظتك إن دفعت منها.$t$);
select pg_temp.answered('help-question', 'time-ran-out', 4, '{}', pg_temp.topic_id('investing'),
  $t$My time to pay ran out$t$, $t$While you pay, your place is held for the minutes shown on the page. When they are over, the place is free for others. Nothing was taken; start again from the campaign if it is still open.$t$,
  $t$Mon temps de paiement est écoulé$t$, $t$Pendant que vous payez, votre place est gardée le temps affiché sur la page. Ensuite elle est libre pour d’autres. Rien n’a été prélevé ; recommencez depuis la campagne si elle est encore ouverte.$t$,
  $t$انتهى وقت الدفع$t$, $t$أثناء الدفع تُحجز حصتك للدقائق الظاهرة في الصفحة، وبعدها تصبح متاحة لغيرك. لم يؤخذ شيء؛ ابدأ من جديد من صفحة الحملة إن كانت لا تزال مفتوحة.$t$);
select pg_temp.answered('help-question', 'campaign-failed', 5, '{}', pg_temp.topic_id('investing'),
  $t$What happens when a campaign does not succeed?$t$, $t$Every investor gets everything back, without doing anything. The investment shows as refunded in your portfolio.$t$,
  $t$Que se passe-t-il si une campagne échoue ?$t$, $t$Chaque investisseur récupère tout, sans rien avoir à faire. L’investissement apparaît comme remboursé dans votre portefeuille.$t$,
  $t$ماذا يحدث إذا لم تنجح الحملة؟$t$, $t$يسترد كل مستثمر ماله كاملًا دون أن يفعل شيئًا، ويظهر الاستثمار في محفظتك على أنه مُستردّ.$t$);
select pg_temp.topic('wallet-and-payments', 2, $t$Wallet and payments$t$, $t$Adding, withdrawing, fees, delays.$t$, $t$Portefeuille et paiements$t$, $t$Alimenter, retirer, frais, délais.$t$, $t$المحفظة والمدفوعات$t$, $t$الإضافة والسحب والرسوم والتأخير.$t$);
select pg_temp.answered('help-question', 'add-money', 1, '{}', pg_temp.topic_id('wallet-and-payments'),
  $t$How do I add money to my wallet?$t$, $t$Open “Wallet” and choose “Add money”. You pay on the card provider’s own page; card details never reach this site. The money is in your wallet as soon as the provider confirms it.$t$,
  $t$Comment alimenter mon portefeuille ?$t$, $t$Ouvrez « Compte » et choisissez « Ajouter ». Vous payez sur la page du prestataire ; les données de carte n’arrivent jamais ici. L’argent est disponible dès que le prestataire confirme.$t$,
  $t$كيف أضيف مالًا إلى محفظتي؟$t$, $t$افتح «المحفظة» واختر «إضافة مال». تدفع في صفحة مزود البطاقات، ولا تصل بيانات البطاقة إلى هذا الموقع أبدًا. يصبح المال في محفظتك حالما يؤكده المزود.$t$);
select pg_temp.answered('help-question', 'withdrawal-time', 2, '{}', pg_temp.topic_id('wallet-and-payments'),
  $t$How long does a withdrawal take?$t$, $t$A person in finance checks each withdrawal and sends it to your bank. You see its state in the wallet: pending, in process, then done. Your bank may need one to three working days more.$t$,
  $t$Combien de temps prend un retrait ?$t$, $t$Une personne du service financier vérifie chaque retrait et l’envoie à votre banque. Son état s’affiche : en attente, en cours, puis terminé. Votre banque peut demander un à trois jours ouvrés de plus.$t$,
  $t$كم يستغرق السحب؟$t$, $t$يراجع موظف مالي كل سحب ويرسله إلى مصرفك. ترى حالته في المحفظة: معلّق، ثم قيد التنفيذ، ثم تمّ. وقد يحتاج مصرفك من يوم إلى ثلاثة أيام عمل إضافية.$t$);
select pg_temp.answered('help-question', 'card-declined', 3, '{}', pg_temp.topic_id('wallet-and-payments'),
  $t$A card payment was declined. Was I charged?$t$, $t$No. A declined payment takes no money and your place is still held until its time runs out. Try another card, or pay from your wallet.$t$,
  $t$Un paiement par carte a été refusé. Ai-je été débité ?$t$, $t$Non. Un paiement refusé ne prélève rien et votre place reste gardée jusqu’à la fin du délai. Essayez une autre carte ou payez avec votre portefeuille.$t$,
  $t$رُفضت دفعة ببطاقتي. هل خُصم مني شيء؟$t$, $t$لا. الدفعة المرفوضة لا تأخذ مالًا، وتبقى حصتك محجوزة حتى ينتهي وقتها. جرّب بطاقة أخرى أو ادفع من محفظتك.$t$);
select pg_temp.answered('help-question', 'activity-list', 4, '{}', pg_temp.topic_id('wallet-and-payments'),
  $t$How do I read my activity list?$t$, $t$Each line is one movement: what came in stands as a credit, what went out as a debit, each with its date and campaign. The balance at the top is what you can use now.$t$,
  $t$Comment lire la liste de mes mouvements ?$t$, $t$Chaque ligne est un mouvement : une entrée au crédit, une sortie au débit, avec sa date et sa campagne. Le solde en haut est ce dont vous disposez maintenant.$t$,
  $t$كيف أقرأ قائمة حركاتي؟$t$, $t$كل سطر حركة واحدة: ما دخل يُكتب دائنًا وما خرج مدينًا، مع التاريخ والحملة. والرصيد في الأعلى هو ما يمكنك استخدامه الآن.$t$);
select pg_temp.topic('identity', 3, $t$Identity and accreditation$t$, $t$What we ask, how long it takes, why.$t$, $t$Identité et accréditation$t$, $t$Ce que nous demandons, les délais, les raisons.$t$, $t$الهوية والاعتماد$t$, $t$ما نطلبه، وكم يستغرق، ولماذا.$t$);
select pg_temp.answered('help-question', 'what-we-ask', 1, '{}', pg_temp.topic_id('identity'),
  $t$What do you ask for?$t$, $t$Your legal name, date of birth, address, income and net worth; in the United States also your social security number. These are stored encrypted and only the last digits are ever shown.$t$,
  $t$Que demandez-vous ?$t$, $t$Votre nom légal, date de naissance, adresse, revenus et patrimoine net ; aux États-Unis aussi votre numéro de sécurité sociale. Tout est conservé chiffré et seuls les derniers chiffres sont affichés.$t$,
  $t$ماذا تطلبون؟$t$, $t$اسمك القانوني وتاريخ ميلادك وعنوانك ودخلك وصافي ثروتك، وفي الولايات المتحدة رقم الضمان الاجتماعي أيضًا. يُحفظ كل ذلك مشفّرًا ولا تظهر إلا الأرقام الأخيرة.$t$);
select pg_temp.answered('help-question', 'still-under-review', 2, '{}', pg_temp.topic_id('identity'),
  $t$Why is my identity still under review?$t$, $t$A person looks at each one, in the order they arrive. You get a mail when it is decided. If something does not match, it is declined with the reason, and you can hand it in again.$t$,
  $t$Pourquoi mon identité est-elle encore à l’examen ?$t$, $t$Une personne examine chaque dossier, dans l’ordre d’arrivée. Vous recevez un courriel dès la décision. Si quelque chose ne correspond pas, le refus est motivé et vous pouvez déposer à nouveau.$t$,
  $t$لماذا لا تزال هويتي قيد المراجعة؟$t$, $t$يراجع شخص كل طلب بحسب ترتيب وصوله، وتصلك رسالة عند اتخاذ القرار. إذا لم تتطابق معلومة رُفض الطلب مع ذكر السبب، ويمكنك تقديمه من جديد.$t$);
select pg_temp.answered('help-question', 'accreditation', 3, '{}', pg_temp.topic_id('identity'),
  $t$What is accreditation?$t$, $t$Some campaigns are open only to accredited investors: income above $200,000 in each of the last two years ($300,000 together with a spouse), or net worth above $1,000,000 without the home you live in. You say which applies and we verify it.$t$,
  $t$Qu’est-ce que l’accréditation ?$t$, $t$Certaines campagnes sont réservées aux investisseurs accrédités : revenus de plus de 200 000 $ chacune des deux dernières années (300 000 $ avec un conjoint), ou patrimoine net de plus de 1 000 000 $ hors résidence principale. Vous indiquez le cas et nous le vérifions.$t$,
  $t$ما هو الاعتماد؟$t$, $t$بعض الحملات مفتوحة للمستثمرين المعتمدين فقط: دخل يتجاوز 200,000 دولار في كل من السنتين الأخيرتين (300,000 مع الزوج)، أو صافي ثروة يتجاوز 1,000,000 دولار دون المسكن الرئيسي. تذكر أيها ينطبق عليك ونتحقق منه.$t$);
select pg_temp.answered('help-question', 'who-sees-it', 4, '{}', pg_temp.topic_id('identity'),
  $t$Who sees my details?$t$, $t$Only the people who review identities, and each look is recorded. Campaign owners see your name and amount, never your papers.$t$,
  $t$Qui voit mes données ?$t$, $t$Seules les personnes qui examinent les identités, et chaque consultation est enregistrée. Les porteurs de projet voient votre nom et votre montant, jamais vos pièces.$t$,
  $t$من يرى بياناتي؟$t$, $t$من يراجعون الهويات فقط، وتُسجَّل كل نظرة. يرى أصحاب الحملات اسمك ومبلغك، ولا يرون أوراقك أبدًا.$t$);
select pg_temp.topic('running-a-campaign', 4, $t$Running a campaign$t$, $t$Drafts, review, closing, payout.$t$, $t$Mener une campagne$t$, $t$Brouillons, examen, clôture, versement.$t$, $t$إدارة حملة$t$, $t$المسودات والمراجعة والإغلاق والصرف.$t$);
select pg_temp.answered('help-question', 'start-a-draft', 1, '{}', pg_temp.topic_id('running-a-campaign'),
  $t$How do I start a campaign?$t$, $t$Choose “Raise funds” and then shares or a loan. Six steps follow, each saved as you go; you can leave and come back. A checklist names what is still missing before you submit.$t$,
  $t$Comment démarrer une campagne ?$t$, $t$Choisissez « Lever des fonds », puis actions ou prêt. Six étapes suivent, enregistrées au fur et à mesure ; vous pouvez partir et revenir. Une liste indique ce qui manque avant l’envoi.$t$,
  $t$كيف أبدأ حملة؟$t$, $t$اختر «جمع الأموال» ثم الأسهم أو القرض. تتبع ذلك ست خطوات تُحفظ كلٌّ منها أثناء العمل، ويمكنك المغادرة والعودة. وتذكر قائمة ما بقي ناقصًا قبل الإرسال.$t$);
select pg_temp.answered('help-question', 'review-time', 2, '{}', pg_temp.topic_id('running-a-campaign'),
  $t$What happens after I submit?$t$, $t$A moderator reads all of it and either opens the campaign or sends it back with the reason. Until then nothing is public and you can read, but not change it.$t$,
  $t$Que se passe-t-il après l’envoi ?$t$, $t$Un modérateur lit tout, puis ouvre la campagne ou la renvoie avec la raison. D’ici là rien n’est public ; vous pouvez la lire, pas la modifier.$t$,
  $t$ماذا يحدث بعد الإرسال؟$t$, $t$يقرأ المشرف كل شيء، ثم يفتح الحملة أو يعيدها مع السبب. وحتى ذلك الحين لا يُنشر شيء، ويمكنك قراءتها دون تغييرها.$t$);
select pg_temp.answered('help-question', 'how-long-open', 3, '{}', pg_temp.topic_id('running-a-campaign'),
  $t$How long may a campaign stay open?$t$, $t$At most 365 days. Where the law asks for a shortest time, for example 21 days, the site refuses an earlier closing date and offers the first one that is allowed.$t$,
  $t$Combien de temps une campagne peut-elle rester ouverte ?$t$, $t$365 jours au plus. Quand la loi impose une durée minimale, par exemple 21 jours, le site refuse une date plus proche et propose la première possible.$t$,
  $t$كم يمكن أن تبقى الحملة مفتوحة؟$t$, $t$365 يومًا على الأكثر. وحيث يفرض القانون مدة دنيا، مثل 21 يومًا، يرفض الموقع تاريخًا أقرب ويقترح أول تاريخ مسموح.$t$);
select pg_temp.answered('help-question', 'ask-for-payout', 4, '{}', pg_temp.topic_id('running-a-campaign'),
  $t$How do I receive the money?$t$, $t$Once the campaign has succeeded, ask for a payout from your campaign’s dashboard. Two people confirm it. A flexible raise is sent to your connected account, a fixed one by bank transfer.$t$,
  $t$Comment recevoir l’argent ?$t$, $t$Une fois la campagne réussie, demandez un versement depuis son tableau de bord. Deux personnes le confirment. Une levée flexible va sur votre compte connecté, une levée fixe par virement bancaire.$t$,
  $t$كيف أستلم المال؟$t$, $t$بعد نجاح الحملة اطلب الصرف من لوحتها، ويؤكده شخصان. يُرسل الجمع المرن إلى حسابك المرتبط، والثابت بتحويل مصرفي.$t$);
select pg_temp.answered('help-question', 'repay-investors', 5, '{}', pg_temp.topic_id('running-a-campaign'),
  $t$How do I pay investors back?$t$, $t$On the dashboard, under repayments, create a repayment or open the next instalment of the loan, check each investor’s part and pay. Parts are exact to the cent.$t$,
  $t$Comment rembourser les investisseurs ?$t$, $t$Dans le tableau de bord, sous remboursements, créez un remboursement ou ouvrez la prochaine échéance du prêt, vérifiez la part de chacun et payez. Les parts sont exactes au centime.$t$,
  $t$كيف أسدّد للمستثمرين؟$t$, $t$في لوحة الحملة، ضمن السداد، أنشئ دفعة أو افتح القسط التالي من القرض، وراجع حصة كل مستثمر ثم ادفع. الحصص دقيقة حتى آخر سنت.$t$);
select pg_temp.topic('your-account', 5, $t$Your account$t$, $t$Signing in, messages, leaving.$t$, $t$Votre compte$t$, $t$Connexion, messages, départ.$t$, $t$حسابك$t$, $t$الدخول والرسائل والمغادرة.$t$);
select pg_temp.answered('help-question', 'no-activation-mail', 1, '{}', pg_temp.topic_id('your-account'),
  $t$The activation mail has not arrived$t$, $t$Look in the folder for unwanted mail first. Then ask for a new link on the sign-in page; the newest link is the one that works.$t$,
  $t$Le courriel d’activation n’est pas arrivé$t$, $t$Regardez d’abord dans les indésirables. Demandez ensuite un nouveau lien depuis la page de connexion ; seul le plus récent fonctionne.$t$,
  $t$لم تصل رسالة التفعيل$t$, $t$انظر أولًا في مجلد الرسائل غير المرغوبة. ثم اطلب رابطًا جديدًا من صفحة تسجيل الدخول؛ والرابط الأحدث هو الذي يعمل.$t$);
select pg_temp.answered('help-question', 'forgot-password', 2, '{}', pg_temp.topic_id('your-account'),
  $t$I forgot my password$t$, $t$Choose “Forgot password” on the sign-in page. We send a link that works once and for 30 minutes. A new password signs every other device out.$t$,
  $t$J’ai oublié mon mot de passe$t$, $t$Choisissez « Mot de passe oublié » sur la page de connexion. Le lien envoyé sert une fois, pendant 30 minutes. Un nouveau mot de passe déconnecte tous les autres appareils.$t$,
  $t$نسيت كلمة المرور$t$, $t$اختر «نسيت كلمة المرور» في صفحة الدخول. نرسل رابطًا يعمل مرة واحدة ولمدة 30 دقيقة. وكلمة المرور الجديدة تُخرج كل الأجهزة الأخرى.$t$);
select pg_temp.answered('help-question', 'two-factor', 3, '{}', pg_temp.topic_id('your-account'),
  $t$What is the second step at sign-in?$t$, $t$A six-digit code from an authenticator app on your telephone, asked for after the password. You switch it on in the settings. Keep the recovery codes somewhere safe: each opens the account once.$t$,
  $t$Qu’est-ce que la deuxième étape de connexion ?$t$, $t$Un code à six chiffres d’une application d’authentification, demandé après le mot de passe. Activez-la dans les réglages. Gardez les codes de secours en lieu sûr : chacun ouvre le compte une fois.$t$,
  $t$ما الخطوة الثانية عند الدخول؟$t$, $t$رمز من ستة أرقام من تطبيق مصادقة في هاتفك، يُطلب بعد كلمة المرور. تفعّلها من الإعدادات. احفظ رموز الاسترداد في مكان آمن: كلٌّ منها يفتح الحساب مرة واحدة.$t$);
select pg_temp.answered('help-question', 'leave', 4, '{}', pg_temp.topic_id('your-account'),
  $t$How do I close my account?$t$, $t$Ask for it in the settings. Nothing is removed for some days, so that you can change your mind. Records of money are kept as long as the law asks, without your name where that is allowed.$t$,
  $t$Comment fermer mon compte ?$t$, $t$Demandez-le dans les réglages. Rien n’est supprimé pendant quelques jours, pour que vous puissiez changer d’avis. Les écritures sont gardées aussi longtemps que la loi l’exige, sans votre nom quand c’est permis.$t$,
  $t$كيف أغلق حسابي؟$t$, $t$اطلب ذلك من الإعدادات. لا يُحذف شيء لبضعة أيام كي يتسنى لك تغيير رأيك. وتُحفظ سجلات المال ما دام القانون يطلبها، دون اسمك حيث يُسمح بذلك.$t$);

create function pg_temp.page(code text, place integer, en_title text, en_description text, en_body text, fr_title text,
  fr_description text, fr_body text, ar_title text, ar_description text, ar_body text) returns uuid language sql as $$
  select pg_temp.record('content-page', code, place, '{"listed": true}', jsonb_build_object(
    'en', jsonb_build_object('title', en_title, 'description', en_description, 'body', pg_temp.rich(en_body)),
    'fr', jsonb_build_object('title', fr_title, 'description', fr_description, 'body', pg_temp.rich(fr_body)),
    'ar', jsonb_build_object('title', ar_title, 'description', ar_description, 'body', pg_temp.rich(ar_body))))
$$;

select pg_temp.page('about', 1,
  $t$About us$t$, $t$Who runs this site and how it earns its keep.$t$, $t$This site lets companies and co-operatives raise money from the people who want them to exist. You buy shares, or you lend at a stated rate.

## What we do

We read every campaign before it opens, check who is behind it and who invests, hold the money until the campaign closes, and pay it out or back. Every movement is written in a ledger that cannot be changed afterwards.

## What we do not do

We do not advise anyone, we do not vouch for any offer, and nobody can pay for a better place in a list.

## How we are paid

By a fee on money that has been raised, taken at closing and shown before a campaign is submitted. Investors pay no fee for investing.$t$,
  $t$À propos$t$, $t$Qui exploite ce site et de quoi il vit.$t$, $t$Ce site permet à des entreprises et à des coopératives de lever des fonds auprès de ceux qui veulent qu’elles existent. Vous achetez des actions, ou vous prêtez à un taux annoncé.

## Ce que nous faisons

Nous lisons chaque campagne avant son ouverture, vérifions qui la porte et qui investit, conservons l’argent jusqu’à la clôture, puis le versons ou le rendons. Chaque mouvement est inscrit dans un registre qui ne peut plus être modifié.

## Ce que nous ne faisons pas

Nous ne conseillons personne, ne garantissons aucune offre, et personne ne peut payer pour une meilleure place dans une liste.

## Comment nous sommes payés

Par des frais sur les sommes levées, pris à la clôture et affichés avant l’envoi d’une campagne. Les investisseurs ne paient pas de frais pour investir.$t$,
  $t$من نحن$t$, $t$من يدير هذا الموقع ومن أين يعيش.$t$, $t$يتيح هذا الموقع للشركات والتعاونيات أن تجمع المال ممن يريدون لها أن توجد. تشتري أسهمًا، أو تُقرض بمعدل معلن.

## ما نفعله

نقرأ كل حملة قبل فتحها، ونتحقق ممن يقف خلفها وممن يستثمر، ونحفظ المال حتى إغلاق الحملة، ثم نصرفه أو نعيده. وتُكتب كل حركة في سجل لا يمكن تغييره بعد ذلك.

## ما لا نفعله

لا نقدّم نصيحة لأحد، ولا نضمن أي عرض، ولا يستطيع أحد أن يدفع مقابل مكان أفضل في قائمة.

## كيف نتقاضى أجرنا

برسم على المال الذي جُمع، يؤخذ عند الإغلاق ويظهر قبل إرسال الحملة. ولا يدفع المستثمرون رسمًا على الاستثمار.$t$);
select pg_temp.page('how-investing-works', 2,
  $t$How investing works$t$, $t$Four steps, from reading to changing your mind.$t$, $t$You need no account to read. You need one, and a confirmed identity, to invest.

## 1. Read

Terms, figures and risks of every campaign are public. Questions and answers stand beside them.

## 2. Choose an amount

We round it to whole shares and show the total, every fee and your yearly limit before you pay.

## 3. Prove who you are

Once. A person looks at it. We ask only for what the law and the amount require.

## 4. Wait, or change your mind

Money is held until the campaign closes. Until 48 hours before, you cancel with one button and get everything back. If the campaign does not succeed, everything comes back by itself.$t$,
  $t$Comment investir$t$, $t$Quatre étapes, de la lecture au droit de changer d’avis.$t$, $t$Aucun compte n’est nécessaire pour lire. Il en faut un, et une identité confirmée, pour investir.

## 1. Lire

Les conditions, les chiffres et les risques de chaque campagne sont publics. Les questions et réponses sont à côté.

## 2. Choisir un montant

Nous l’arrondissons à des actions entières et affichons le total, tous les frais et votre plafond annuel avant le paiement.

## 3. Prouver votre identité

Une seule fois. Une personne vérifie. Nous ne demandons que ce que la loi et le montant exigent.

## 4. Attendre, ou changer d’avis

L’argent est conservé jusqu’à la clôture. Jusqu’à 48 heures avant, vous annulez d’un bouton et récupérez tout. Si la campagne échoue, tout vous revient sans démarche.$t$,
  $t$كيف يتم الاستثمار$t$, $t$أربع خطوات، من القراءة إلى تغيير الرأي.$t$, $t$لا تحتاج إلى حساب كي تقرأ. وتحتاج إلى حساب وهوية مؤكدة كي تستثمر.

## 1. اقرأ

شروط كل حملة وأرقامها ومخاطرها معلنة، والأسئلة والأجوبة إلى جانبها.

## 2. اختر مبلغًا

نقرّبه إلى أسهم كاملة ونُظهر الإجمالي وكل الرسوم وحدّك السنوي قبل أن تدفع.

## 3. أثبت هويتك

مرة واحدة، ويراجعها شخص. لا نطلب إلا ما يقتضيه القانون والمبلغ.

## 4. انتظر، أو غيّر رأيك

يُحفظ المال حتى إغلاق الحملة. وحتى 48 ساعة قبله تلغي بزر واحد وتسترد كل شيء. وإذا لم تنجح الحملة عاد كل شيء من تلقاء نفسه.$t$);
select pg_temp.page('risks', 3,
  $t$Risks, in plain words$t$, $t$Read this before you invest. It takes two minutes.$t$, $t$## You can lose everything

Most young companies fail. If you buy shares in one, expect that you may get nothing back. If you lend, the borrower may stop paying.

## You may not be able to sell

There is no market for what you buy here. Plan to hold shares for many years and loans to their last day.

## A rate is not a promise

A stated rate is what the borrower has agreed to pay. It says nothing about whether they can.

## Nobody insures it

Investments are not bank deposits and no deposit scheme covers them.

## What you can do

- Put in only what you can do without.
- Spread it over many campaigns; one alone is a bet.
- Read the figures before the story.
- Use the days until closing: you can cancel until 48 hours before.$t$,
  $t$Les risques, en clair$t$, $t$À lire avant d’investir. Deux minutes suffisent.$t$, $t$## Vous pouvez tout perdre

La plupart des jeunes entreprises échouent. Si vous achetez des actions, attendez-vous à ne rien récupérer. Si vous prêtez, l’emprunteur peut cesser de payer.

## Vous ne pourrez peut-être pas vendre

Il n’existe pas de marché pour ce que vous achetez ici. Prévoyez de garder vos actions de longues années et vos prêts jusqu’au dernier jour.

## Un taux n’est pas une promesse

Un taux annoncé est ce que l’emprunteur s’engage à payer. Il ne dit pas s’il le pourra.

## Personne ne l’assure

Les investissements ne sont pas des dépôts bancaires et aucun fonds de garantie ne les couvre.

## Ce que vous pouvez faire

- N’investir que ce dont vous pouvez vous passer.
- Répartir sur de nombreuses campagnes ; une seule est un pari.
- Lire les chiffres avant le récit.
- Utiliser le temps jusqu’à la clôture : vous pouvez annuler jusqu’à 48 heures avant.$t$,
  $t$المخاطر بكلام واضح$t$, $t$اقرأ هذا قبل أن تستثمر. يكفي لذلك دقيقتان.$t$, $t$## قد تخسر كل شيء

معظم الشركات الناشئة تفشل. إذا اشتريت أسهمًا في إحداها فتوقّع ألا يعود إليك شيء. وإذا أقرضت فقد يتوقف المقترض عن الدفع.

## قد لا تستطيع البيع

لا توجد سوق لما تشتريه هنا. فتهيّأ للاحتفاظ بالأسهم سنوات طويلة وبالقروض حتى يومها الأخير.

## المعدل ليس وعدًا

المعدل المعلن هو ما وافق المقترض على دفعه، ولا يقول شيئًا عن قدرته عليه.

## لا أحد يؤمّن عليه

الاستثمارات ليست ودائع مصرفية ولا يغطيها أي نظام ضمان.

## ما الذي يمكنك فعله

- لا تضع إلا ما يمكنك الاستغناء عنه.
- وزّعه على حملات كثيرة؛ فالحملة الواحدة رهان.
- اقرأ الأرقام قبل القصة.
- انتفع بالأيام الباقية حتى الإغلاق: يمكنك الإلغاء حتى 48 ساعة قبله.$t$);
select pg_temp.page('fees', 4,
  $t$Fees$t$, $t$What raising costs, and what investing does not.$t$, $t$## For those who raise

- Fixed raise, goal reached: 5% of the money received.
- Fixed raise, goal missed: no fee, all money goes back.
- Flexible raise, goal reached: 10% of the money received.
- Flexible raise, goal missed but minimum met: 15% of the money received.
- Flexible raise, minimum missed: no fee, all money goes back.

The fee is taken from the payout at closing. You see it before you submit.

## For those who invest

There is no fee for investing, for holding an investment or for being repaid. A fee for adding money or for withdrawing, where the site has set one, is shown before you confirm.$t$,
  $t$Frais$t$, $t$Ce que coûte une levée, et ce que ne coûte pas un investissement.$t$, $t$## Pour ceux qui lèvent des fonds

- Levée fixe, objectif atteint : 5 % des sommes reçues.
- Levée fixe, objectif manqué : aucun frais, tout l’argent est rendu.
- Levée flexible, objectif atteint : 10 % des sommes reçues.
- Levée flexible, objectif manqué mais minimum atteint : 15 % des sommes reçues.
- Levée flexible, minimum manqué : aucun frais, tout l’argent est rendu.

Les frais sont retenus sur le versement à la clôture. Vous les voyez avant l’envoi.

## Pour ceux qui investissent

Investir, garder un investissement ou être remboursé ne coûte rien. Les frais d’alimentation ou de retrait, si le site en a fixé, sont affichés avant la confirmation.$t$,
  $t$الرسوم$t$, $t$ما يكلّفه جمع التمويل، وما لا يكلّفه الاستثمار.$t$, $t$## لمن يجمع التمويل

- جمع ثابت بلغ الهدف: 5% من المال المستلَم.
- جمع ثابت لم يبلغ الهدف: بلا رسوم، ويُعاد كل المال.
- جمع مرن بلغ الهدف: 10% من المال المستلَم.
- جمع مرن لم يبلغ الهدف وبلغ الحد الأدنى: 15% من المال المستلَم.
- جمع مرن لم يبلغ الحد الأدنى: بلا رسوم، ويُعاد كل المال.

يُخصم الرسم من الصرف عند الإغلاق، وترونه قبل الإرسال.

## لمن يستثمر

لا رسم على الاستثمار ولا على الاحتفاظ به ولا على تلقي السداد. وإذا حدد الموقع رسمًا على الإضافة أو السحب ظهر قبل التأكيد.$t$);
select pg_temp.page('privacy', 5,
  $t$Privacy$t$, $t$What we know about you, why, and for how long.$t$, $t$## What we keep

- Your account: name, e-mail, telephone, password (only in a form that cannot be read back).
- Your identity, if you invest or raise: legal name, date of birth, address, income and net worth, stored encrypted.
- What you do with money here: investments, payments, repayments.
- Where you sign in from: the address and the kind of browser of each session.

## What we do not do

We do not sell data, show advertising or follow you to other sites. Films from other hosts load only when you ask for them.

## Who sees it

People who review identities and payments, each look recorded; payment providers, only what a payment needs; authorities, when the law obliges us.

## How long

Records of money and identity are kept for at least five years after the relation ends, as the law asks. Everything else goes when you close your account.

## Your rights

You can read, correct and take away your data, and ask for it to be removed, in the settings or by writing to us.$t$,
  $t$Confidentialité$t$, $t$Ce que nous savons de vous, pourquoi, et combien de temps.$t$, $t$## Ce que nous conservons

- Votre compte : nom, courriel, téléphone, mot de passe (seulement sous une forme illisible).
- Votre identité, si vous investissez ou levez des fonds : nom légal, date de naissance, adresse, revenus et patrimoine, conservés chiffrés.
- Ce que vous faites ici avec votre argent : investissements, paiements, remboursements.
- D’où vous vous connectez : l’adresse et le type de navigateur de chaque session.

## Ce que nous ne faisons pas

Nous ne vendons pas de données, n’affichons pas de publicité et ne vous suivons pas ailleurs. Les films d’autres hébergeurs ne se chargent que si vous le demandez.

## Qui les voit

Les personnes qui examinent identités et paiements, chaque consultation étant enregistrée ; les prestataires de paiement, seulement le nécessaire ; les autorités, quand la loi nous y oblige.

## Combien de temps

Les écritures et les données d’identité sont gardées au moins cinq ans après la fin de la relation, comme la loi le demande. Le reste disparaît à la fermeture du compte.

## Vos droits

Vous pouvez lire, corriger et emporter vos données, et demander leur suppression, dans les réglages ou en nous écrivant.$t$,
  $t$الخصوصية$t$, $t$ما نعرفه عنك، ولماذا، وإلى متى.$t$, $t$## ما نحتفظ به

- حسابك: الاسم والبريد الإلكتروني والهاتف وكلمة المرور (بصيغة لا يمكن قراءتها).
- هويتك، إن استثمرت أو جمعت تمويلًا: الاسم القانوني وتاريخ الميلاد والعنوان والدخل وصافي الثروة، وتُحفظ مشفّرة.
- ما تفعله بالمال هنا: الاستثمارات والمدفوعات والسداد.
- من أين تدخل: عنوان كل جلسة ونوع المتصفح.

## ما لا نفعله

لا نبيع البيانات ولا نعرض إعلانات ولا نتتبعك في مواقع أخرى. ولا تُحمَّل الأفلام من مضيفين آخرين إلا إذا طلبتها.

## من يراها

من يراجعون الهويات والمدفوعات، وتُسجَّل كل نظرة؛ ومزودو الدفع بقدر ما تحتاجه الدفعة؛ والسلطات حين يُلزمنا القانون.

## إلى متى

تُحفظ سجلات المال والهوية خمس سنوات على الأقل بعد انتهاء العلاقة كما يطلب القانون. ويزول ما سواها عند إغلاق حسابك.

## حقوقك

يمكنك أن تقرأ بياناتك وتصححها وتأخذها معك وتطلب حذفها، من الإعدادات أو بالكتابة إلينا.$t$);
select pg_temp.page('project-guidelines', 6,
  $t$Project guidelines$t$, $t$What a moderator looks for, in the order they look for it.$t$, $t$## What we accept

Companies, co-operatives and housing projects that are registered, that trade or will trade within a year, and whose owners can be identified. You need not be large. You need to be legible.

- Shares of one class, with the rights written out
- Loans with a stated rate, dates, and what happens if a date is missed

## What we do not

- Money to lend on, to trade with, or to buy coins or tokens
- Anything that needs a licence you do not have yet
- A second campaign while the first is late with its reports

## Words and promises

You may say what you plan and show how you worked it out. You may not say what investors will earn, that a place is nearly gone, or that a known person has invested unless they confirm it.

## Pictures and film

Your own work, or work you may use. One picture of at least 700 by 500 pixels stands for you everywhere, so let it show the thing itself. Films are linked from YouTube or Vimeo.

## Numbers

Past figures and planned figures never share a line in a chart. Plans carry the date they were made. If accounts are not audited, say who checked them.

## While it is open

Answer questions within three working days. If terms change, everyone who has invested is asked again; without an answer their money goes back.

## After it closes

Report to your investors twice a year, and pay what you owe on the day it is due.$t$,
  $t$Règles des projets$t$, $t$Ce qu’un modérateur regarde, dans l’ordre où il le regarde.$t$, $t$## Ce que nous acceptons

Des entreprises, des coopératives et des projets d’habitat immatriculés, en activité ou qui le seront dans l’année, et dont les propriétaires sont identifiables. Inutile d’être grand. Il faut être lisible.

- Des actions d’une seule catégorie, aux droits écrits
- Des prêts avec un taux annoncé, des dates, et ce qui arrive si une date est manquée

## Ce que nous n’acceptons pas

- De l’argent à prêter à d’autres, à spéculer, ou pour acheter des jetons
- Ce qui exige une autorisation que vous n’avez pas encore
- Une deuxième campagne tant que la première est en retard de ses rapports

## Mots et promesses

Vous pouvez dire ce que vous prévoyez et montrer votre calcul. Vous ne pouvez pas annoncer ce que gagneront les investisseurs, ni qu’il ne reste presque plus de place, ni qu’une personne connue a investi si elle ne le confirme pas.

## Images et films

Votre propre travail, ou un travail que vous pouvez utiliser. Une image d’au moins 700 sur 500 pixels vous représente partout : qu’elle montre la chose même. Les films sont sur YouTube ou Vimeo.

## Chiffres

Les chiffres passés et prévus ne partagent jamais une ligne de graphique. Les prévisions portent leur date. Si les comptes ne sont pas audités, dites qui les a vérifiés.

## Pendant l’ouverture

Répondez aux questions sous trois jours ouvrés. Si les conditions changent, chaque investisseur est consulté à nouveau ; sans réponse, son argent lui est rendu.

## Après la clôture

Rendez compte à vos investisseurs deux fois par an et payez ce que vous devez le jour dit.$t$,
  $t$إرشادات المشاريع$t$, $t$ما ينظر إليه المشرف، بالترتيب الذي ينظر به.$t$, $t$## ما نقبله

الشركات والتعاونيات ومشاريع الإسكان المسجّلة، العاملة أو التي ستعمل خلال سنة، ومن يمكن معرفة أصحابها. لا يلزم أن تكونوا كبارًا، بل أن تكونوا واضحين.

- أسهم من فئة واحدة كُتبت حقوقها
- قروض بمعدل معلن وتواريخ، وما يحدث إذا فات تاريخ

## ما لا نقبله

- المال لإقراضه لغيركم أو للمضاربة به أو لشراء العملات الرقمية
- كل ما يحتاج إلى ترخيص ليس لديكم بعد
- حملة ثانية ما دامت الأولى متأخرة في تقاريرها

## الكلام والوعود

يمكنكم أن تقولوا ما تخططون له وأن تُظهروا كيف حسبتموه. ولا يجوز أن تقولوا كم سيربح المستثمرون، أو إن الأماكن أوشكت أن تنفد، أو إن شخصًا معروفًا استثمر ما لم يؤكد ذلك.

## الصور والأفلام

من عملكم أو مما يحق لكم استعماله. صورة واحدة لا تقل عن 700 في 500 بكسل تمثلكم في كل مكان، فلتُظهر الشيء نفسه. وتُربط الأفلام من يوتيوب أو فيميو.

## الأرقام

لا تشترك الأرقام الماضية والمتوقعة في خط واحد من رسم بياني. وتحمل التوقعات تاريخ وضعها. وإذا لم تُدقَّق الحسابات فاذكروا من راجعها.

## أثناء الحملة

أجيبوا عن الأسئلة خلال ثلاثة أيام عمل. وإذا تغيرت الشروط سُئل كل من استثمر من جديد، ومن لم يُجب أُعيد ماله.

## بعد الإغلاق

أطلعوا مستثمريكم مرتين في السنة، وادفعوا ما عليكم في يوم استحقاقه.$t$);
select pg_temp.page('terms', 7,
  $t$Terms of use$t$, $t$What this site does, what it does not do, and what you agree to by having an account.$t$, $t$## The site and the companies

Companies offer their own shares and loans here. The operator shows the offers, holds the money until a campaign closes and pays it out or back. It does not advise you and does not vouch for any offer.

In short: The offer is theirs, the decision is yours.

## Your account

You are 18 or older, your details are true, and you keep your password to yourself. A session ends after three hours. Changing the password signs every other device out.

In short: One person, one account.

## Investing and cancelling

Before you invest we check who you are and, where the law asks for it, how much you may invest in twelve months. You can cancel until 48 hours before closing and get all of it back. After that the investment stands.

In short: Changing your mind costs nothing until 48 hours before closing.

## Risk

You could lose all the money you invest. There may be no buyer when you want to sell. A stated rate is what the borrower has agreed to pay, not a promise that they can.

In short: Do not invest money you will need.$t$,
  $t$Conditions d’utilisation$t$, $t$Ce que fait ce site, ce qu’il ne fait pas, et ce que vous acceptez en ouvrant un compte.$t$, $t$## Le site et les entreprises

Les entreprises offrent ici leurs propres actions et emprunts. L’exploitant présente les offres, conserve l’argent jusqu’à la clôture, puis le verse ou le rend. Il ne vous conseille pas et ne garantit aucune offre.

En bref : L’offre est la leur, la décision est la vôtre.

## Votre compte

Vous avez 18 ans ou plus, vos données sont exactes et vous gardez votre mot de passe pour vous. Une session dure trois heures. Changer le mot de passe déconnecte tous les autres appareils.

En bref : Une personne, un compte.

## Investir et annuler

Avant tout investissement nous vérifions votre identité et, si la loi l’exige, le montant permis sur douze mois. Vous pouvez annuler jusqu’à 48 heures avant la clôture et tout récupérer. Ensuite, l’investissement est ferme.

En bref : Changer d’avis ne coûte rien jusqu’à 48 heures avant la clôture.

## Risque

Vous pourriez perdre tout l’argent investi. Il peut n’y avoir aucun acheteur quand vous voudrez vendre. Un taux annoncé est ce que l’emprunteur s’engage à payer, non la garantie qu’il le pourra.

En bref : N’investissez pas l’argent dont vous aurez besoin.$t$,
  $t$شروط الاستخدام$t$, $t$ما يفعله هذا الموقع وما لا يفعله، وما توافق عليه بإنشاء حساب.$t$, $t$## الموقع والشركات

تعرض الشركات هنا أسهمها وقروضها. ويعرض المشغّل العروض ويحفظ المال حتى إغلاق الحملة ثم يصرفه أو يعيده. ولا يقدّم لك نصيحة ولا يضمن أي عرض.

باختصار: العرض عرضهم والقرار قرارك.

## حسابك

عمرك 18 عامًا أو أكثر، وبياناتك صحيحة، وتحتفظ بكلمة مرورك لنفسك. تنتهي الجلسة بعد ثلاث ساعات. وتغيير كلمة المرور يسجّل خروج كل الأجهزة الأخرى.

باختصار: شخص واحد، حساب واحد.

## الاستثمار والإلغاء

قبل أن تستثمر نتحقق من هويتك، وحيث يطلب القانون ذلك، من المبلغ المسموح به في اثني عشر شهرًا. يمكنك الإلغاء حتى 48 ساعة قبل الإغلاق واسترداد المبلغ كله. وبعدها يثبت الاستثمار.

باختصار: تغيير رأيك لا يكلّف شيئًا حتى 48 ساعة قبل الإغلاق.

## المخاطر

قد تخسر كل ما تستثمره. وقد لا تجد مشتريًا حين تريد البيع. والنسبة المعلنة هي ما اتفق المقترض على دفعه، لا ضمان بقدرته عليه.

باختصار: لا تستثمر مالًا ستحتاج إليه.$t$);

create function pg_temp.slider(code text, place integer, link text, texts jsonb) returns void language sql as $$
  select pg_temp.record('slider', code, place, jsonb_build_object('linkUrl', link, 'imageFileId', null), texts)
$$;

select pg_temp.slider('stones', 1, '/browse-companies', $t${"en": {"title": "Many small stones. One thing that stands.", "text": "Companies and co-operatives raise money here from the people who want them to exist.", "linkLabel": "See open opportunities"}, "fr": {"title": "Beaucoup de petites pierres. Une chose qui tient.", "text": "Des entreprises et des coopératives lèvent ici des fonds auprès de ceux qui veulent qu’elles existent.", "linkLabel": "Voir les projets ouverts"}, "ar": {"title": "حجارة صغيرة كثيرة. وشيء واحد يقف.", "text": "تجمع الشركات والتعاونيات المال هنا ممن يريدون لها أن توجد.", "linkLabel": "شاهد الفرص المفتوحة"}}$t$);
select pg_temp.slider('figures', 2, '/content-page/how-investing-works', $t${"en": {"title": "Every figure on the table.", "text": "Terms, fees, documents and risks are on the page before you decide. You need no account to read them.", "linkLabel": "How investing works"}, "fr": {"title": "Tous les chiffres sur la table.", "text": "Conditions, frais, documents et risques sont sur la page avant que vous décidiez. Aucun compte n’est nécessaire pour les lire.", "linkLabel": "Comment investir"}, "ar": {"title": "كل رقم على الطاولة.", "text": "الشروط والرسوم والمستندات والمخاطر على الصفحة قبل أن تقرر. ولا تحتاج إلى حساب لقراءتها.", "linkLabel": "كيف يتم الاستثمار"}}$t$);
select pg_temp.slider('raise', 3, '/raise-capital', $t${"en": {"title": "Raise from those who know you.", "text": "Six steps, saved as you go. A person reads every submission and writes back. The fee is taken only at closing.", "linkLabel": "How raising works"}, "fr": {"title": "Levez auprès de ceux qui vous connaissent.", "text": "Six étapes, enregistrées au fur et à mesure. Une personne lit chaque dossier et répond. Les frais ne sont pris qu’à la clôture.", "linkLabel": "Comment lever des fonds"}, "ar": {"title": "اجمعوا المال ممن يعرفونكم.", "text": "ست خطوات تُحفظ أثناء العمل. يقرأ شخص كل طلب ويردّ عليه. ولا تؤخذ الرسوم إلا عند الإغلاق.", "linkLabel": "كيف يتم الجمع"}}$t$);

-- Menus. A heading of the footer holds a column; a condition says for whom a link stands there (U-03).
create function pg_temp.link(of_menu text, code text, place integer, under text, link_type text, target text, condition text,
  en text, fr text, ar text) returns void language sql as $$
  select pg_temp.record('menu-' || of_menu, code, place, jsonb_strip_nulls(jsonb_build_object(
      'linkType', link_type, 'customUrl', case when link_type = 'custom' then target end,
      'contentPage', case when link_type = 'page' then target end,
      'urlTarget', case when target like 'http%' then '_blank' else '_self' end, 'condition', condition)),
    jsonb_build_object('en', jsonb_build_object('title', en), 'fr', jsonb_build_object('title', fr),
      'ar', jsonb_build_object('title', ar)),
    (select id from content_record where kind = 'menu-' || of_menu and content_record.code = under))
$$;

select pg_temp.link('header', 'raise-capital', 1, null, 'custom', '/raise-capital', 'signedOut', 'Raise capital', 'Lever des fonds', 'جمع رأس المال');
select pg_temp.link('header', 'how-it-works', 2, null, 'page', 'how-investing-works', 'signedOut', 'How it works', 'Comment ça marche', 'كيف يعمل');
select pg_temp.link('header', 'help', 3, null, 'custom', '/help-center', 'always', 'Help', 'Aide', 'المساعدة');
select pg_temp.link('footer', 'invest', 1, null, 'heading', null, 'always', 'Invest', 'Investir', 'استثمر');
select pg_temp.link('footer', 'open-opportunities', 1, 'invest', 'custom', '/browse-companies', 'always', 'Open opportunities', 'Projets ouverts', 'الفرص المفتوحة');
select pg_temp.link('footer', 'funded-companies', 2, 'invest', 'custom', '/browse-succeess-campaign', 'always', 'Funded companies', 'Entreprises financées', 'شركات مموّلة');
select pg_temp.link('footer', 'how-investing-works', 3, 'invest', 'page', 'how-investing-works', 'always', 'How investing works', 'Comment investir', 'كيف يتم الاستثمار');
select pg_temp.link('footer', 'risks', 4, 'invest', 'page', 'risks', 'always', 'Risks, in plain words', 'Les risques, en clair', 'المخاطر بكلام واضح');
select pg_temp.link('footer', 'raise', 2, null, 'heading', null, 'always', 'Raise', 'Lever des fonds', 'اجمع');
select pg_temp.link('footer', 'is-it-right', 1, 'raise', 'custom', '/raise-capital', 'always', 'Is it right for us?', 'Est-ce pour nous ?', 'هل يناسبنا؟');
select pg_temp.link('footer', 'fees', 2, 'raise', 'page', 'fees', 'always', 'Fees', 'Frais', 'الرسوم');
select pg_temp.link('footer', 'project-guidelines', 3, 'raise', 'custom', '/project-guidelines', 'always', 'Project guidelines', 'Règles des projets', 'إرشادات المشاريع');
select pg_temp.link('footer', 'start-a-draft', 4, 'raise', 'custom', '/create-campaign/choose-type', 'raiseFunds', 'Start a draft', 'Commencer un brouillon', 'ابدأ مسودة');
select pg_temp.link('footer', 'site', 3, null, 'heading', null, 'always', 'Site', 'Site', 'الموقع');
select pg_temp.link('footer', 'about', 1, 'site', 'page', 'about', 'always', 'About us', 'À propos', 'من نحن');
select pg_temp.link('footer', 'faq', 2, 'site', 'custom', '/faq', 'faqsExist', 'Questions and answers', 'Questions et réponses', 'أسئلة وأجوبة');
select pg_temp.link('footer', 'help-centre', 3, 'site', 'custom', '/help-center', 'always', 'Help centre', 'Centre d’aide', 'مركز المساعدة');
select pg_temp.link('footer', 'contact-us', 4, 'site', 'custom', '/contact-us', 'always', 'Contact us', 'Nous contacter', 'اتصل بنا');
select pg_temp.link('footer', 'terms', 5, 'site', 'custom', '/terms', 'always', 'Terms', 'Conditions', 'الشروط');
select pg_temp.link('footer', 'privacy', 6, 'site', 'page', 'privacy', 'always', 'Privacy', 'Confidentialité', 'الخصوصية');
select pg_temp.link('social-media', 'linkedin', 1, null, 'custom', 'https://www.linkedin.com/', 'always', 'LinkedIn', 'LinkedIn', 'LinkedIn');
select pg_temp.link('social-media', 'youtube', 2, null, 'custom', 'https://www.youtube.com/', 'always', 'YouTube', 'YouTube', 'YouTube');
select pg_temp.link('social-media', 'facebook', 3, null, 'custom', 'https://www.facebook.com/', 'always', 'Facebook', 'Facebook', 'Facebook');
update content_record set enabled = false where kind = 'menu-social-media';

select pg_temp.record('meta', 'site', 1, '{}', $t${
  "en": {"title": "Raise and lend in the open", "description": "Raise money, or back those who do: shares and loans, with every figure on the table."},
  "fr": {"title": "Lever et prêter au grand jour", "description": "Levez des fonds ou soutenez ceux qui en lèvent : actions et prêts, tous les chiffres sur la table."},
  "ar": {"title": "جمع رأس المال وإقراضه بشفافية", "description": "اجمع المال أو ادعم من يجمعه: أسهم وقروض، وكل رقم على الطاولة."}
}$t$);
