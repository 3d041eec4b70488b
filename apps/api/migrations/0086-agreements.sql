-- Subscription agreements (specification 2, 3 and 7): the operator's templates, what was signed, and the company's signature.

-- Each row is a version; a new text is a new row. `any` is of every jurisdiction without a template of its own.
create table agreement_template (
  id uuid primary key,
  kind text not null check (kind in ('subscription_equity', 'subscription_debt')),
  jurisdiction text not null check (jurisdiction in ('any', 'us_regcf', 'us_506c', 'eu_ecspr', 'uk_rmmi', 'none')),
  language text not null check (language in ('en', 'fr', 'ar')),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  -- A list of {title, text} with placeholders in braces.
  clauses jsonb not null check (jsonb_typeof(clauses) = 'array' and jsonb_array_length(clauses) between 1 and 60),
  -- The language whose text binds, where that is another one than this text's.
  binding_language text not null check (binding_language in ('en', 'fr', 'ar')),
  effective_from date not null,
  made_by uuid references app_user,
  made_at timestamptz not null,
  reason text check (length(reason) between 1 and 2000),
  unique (kind, jurisdiction, language, version)
);
create trigger agreement_template_append_only before update or delete on agreement_template
  for each row execute function kernel.refuse_change();
create trigger agreement_template_no_truncate before truncate on agreement_template
  for each statement execute function kernel.refuse_change();

-- What an investor has signed. After a change of the amount, the terms or the investor's details there is another one.
create table agreement (
  id uuid primary key,
  -- Signed before the place is taken: there may be no investment yet.
  investment_id uuid not null references investment_draft,
  campaign_id uuid not null references campaign,
  signer_id uuid not null references app_user,
  template_id uuid not null references agreement_template,
  -- The template of the binding text, where that stands beside it in another language.
  binding_template_id uuid references agreement_template,
  language text not null check (language in ('en', 'fr', 'ar')),
  title text not null,
  -- Of the amount, the version of the terms and the investor's details, as they were signed.
  facts_sha256 bytea not null check (length(facts_sha256) = 32),
  read_sha256 bytea not null check (length(read_sha256) = 32),
  signed_sha256 bytea not null check (length(signed_sha256) = 32),
  file_id uuid not null references kernel.file,
  file_name text not null,
  signature_type text not null check (signature_type in ('freehand', 'image', 'typed')),
  signature_text text,
  signer_name text not null,
  ip inet,
  user_agent text,
  consent_version integer not null check (consent_version > 0),
  signed_at timestamptz not null,
  constraint agreement_typed check ((signature_type = 'typed') = (signature_text is not null))
);
create unique index agreement_once on agreement (investment_id, facts_sha256);
create index agreement_latest on agreement (investment_id, signed_at desc);
create index agreement_of_campaign on agreement (campaign_id, signed_at desc);
create index agreement_of_signer on agreement (signer_id, signed_at desc);
create trigger agreement_append_only before update or delete on agreement
  for each row execute function kernel.refuse_change();
create trigger agreement_no_truncate before truncate on agreement
  for each statement execute function kernel.refuse_change();

-- The owner's consent, once for a campaign, that its agreements are countersigned in the company's name.
create table countersign_mandate (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  given_by uuid not null references app_user,
  signer_name text not null,
  consent_version integer not null check (consent_version > 0),
  ip inet,
  user_agent text,
  given_at timestamptz not null,
  ended_at timestamptz check (ended_at >= given_at)
);
create unique index countersign_mandate_open on countersign_mandate (campaign_id) where ended_at is null;

-- The company's signature: the investor's file with one more page and one more signature appended.
create table agreement_countersignature (
  agreement_id uuid primary key references agreement,
  sha256 bytea not null check (length(sha256) = 32),
  file_id uuid not null references kernel.file,
  signer_id uuid not null references app_user,
  signer_name text not null,
  signature_type text not null check (signature_type in ('freehand', 'image', 'typed', 'mandate')),
  signature_text text,
  mandate_id uuid references countersign_mandate,
  ip inet,
  user_agent text,
  signed_at timestamptz not null,
  constraint agreement_countersignature_typed check ((signature_type = 'typed') = (signature_text is not null)),
  constraint agreement_countersignature_mandate check ((signature_type = 'mandate') = (mandate_id is not null))
);
create trigger agreement_countersignature_append_only before update or delete on agreement_countersignature
  for each row execute function kernel.refuse_change();
create trigger agreement_countersignature_no_truncate before truncate on agreement_countersignature
  for each statement execute function kernel.refuse_change();

insert into agreement_template
  (id, kind, jurisdiction, language, version, title, clauses, binding_language, effective_from, made_at) values
  (gen_random_uuid(), 'subscription_equity', 'any', 'en', 1, 'Subscription agreement', $clauses$[
    {"title": "Subscription", "text": "{{investor}} (the “Investor”) subscribes for {{units}} new shares of {{company}} (the “Company”) at a price of {{unit_price}} each, {{amount}} in all. The subscription is part of the offering “{{campaign}}” on {{site}}, on version {{terms_version}} of its terms."},
    {"title": "Payment", "text": "The Investor pays through {{site}}. Until the closing the money is held apart from the Company’s own money and is not the Company’s to use."},
    {"title": "Right to cancel", "text": "The Investor may cancel until {{cancel_until}}, without reason and without cost. The whole amount is then returned to where it came from."},
    {"title": "If the minimum is not reached", "text": "The offering closes on {{closing}}. If less than {{minimum}} has been received by then, no shares are issued and the whole amount is returned."},
    {"title": "Allotment", "text": "If investors commit more than the Company offers, the shares are allotted by the method that the offering names. What is not allotted is returned, and this agreement then holds for the shares that were allotted."},
    {"title": "Changes before the closing", "text": "If a material term of the offering changes before the closing, the Investor is told and asked to confirm. Without a confirmation in time the subscription ends and the whole amount is returned."},
    {"title": "Issue of the shares", "text": "After the closing the Company enters the Investor in its register of holders and issues a certificate through {{site}}. The shares are fully paid."},
    {"title": "What the Company states", "text": "The Company may lawfully issue the shares. What it has published in the offering is true and complete to the best of its knowledge, and it corrects without delay what turns out to be wrong. It reports to its investors as the law and the offering require."},
    {"title": "What the Investor states", "text": "The Investor has read the offering and its risks, invests on their own account or for the holder named in this agreement, and understands that the whole of {{amount}} may be lost, that dividends are not promised and that there may be no market for the shares."},
    {"title": "Transfer", "text": "The shares may be transferred only as the law and the articles of the Company allow. A transfer takes effect when it is entered in the register of holders."},
    {"title": "Law and signature", "text": "The law of the Company’s registered office applies; rights that the law of the Investor’s home gives to consumers are not affected. Electronic signatures bind as signatures on paper do. This agreement is in force once both sides have signed it."}
  ]$clauses$, 'en', '2016-01-01', kernel.now()),
  (gen_random_uuid(), 'subscription_equity', 'any', 'fr', 1, 'Contrat de souscription', $clauses$[
    {"title": "Souscription", "text": "{{investor}} (l’«\u00a0Investisseur\u00a0») souscrit {{units}} actions nouvelles de {{company}} (la «\u00a0Société\u00a0») au prix unitaire de {{unit_price}}, soit {{amount}} au total. La souscription fait partie de l’offre «\u00a0{{campaign}}\u00a0» sur {{site}}, selon la version {{terms_version}} de ses conditions."},
    {"title": "Paiement", "text": "L’Investisseur paie par l’intermédiaire de {{site}}. Jusqu’à la clôture, l’argent est conservé séparément de celui de la Société, qui ne peut pas en disposer."},
    {"title": "Droit d’annulation", "text": "L’Investisseur peut annuler jusqu’au {{cancel_until}}, sans motif et sans frais. La totalité du montant est alors remboursée par le moyen de paiement d’origine."},
    {"title": "Si le minimum n’est pas atteint", "text": "L’offre se clôture le {{closing}}. Si moins de {{minimum}} ont été reçus à cette date, aucune action n’est émise et la totalité du montant est remboursée."},
    {"title": "Attribution", "text": "Si les investisseurs s’engagent pour plus que ce que la Société propose, les actions sont attribuées selon la méthode indiquée dans l’offre. Ce qui n’est pas attribué est remboursé, et le présent contrat vaut alors pour les actions attribuées."},
    {"title": "Modifications avant la clôture", "text": "Si une condition importante de l’offre change avant la clôture, l’Investisseur en est informé et invité à confirmer. Sans confirmation dans le délai, la souscription prend fin et la totalité du montant est remboursée."},
    {"title": "Émission des actions", "text": "Après la clôture, la Société inscrit l’Investisseur dans son registre des titulaires et émet un certificat par l’intermédiaire de {{site}}. Les actions sont entièrement libérées."},
    {"title": "Déclarations de la Société", "text": "La Société est en droit d’émettre les actions. À sa connaissance, ce qu’elle a publié dans l’offre est exact et complet, et elle corrige sans délai ce qui se révèle inexact. Elle rend compte à ses investisseurs comme la loi et l’offre l’exigent."},
    {"title": "Déclarations de l’Investisseur", "text": "L’Investisseur a lu l’offre et ses risques, investit pour son propre compte ou pour le titulaire désigné dans le présent contrat, et comprend qu’il peut perdre la totalité de {{amount}}, qu’aucun dividende n’est promis et qu’il peut ne pas exister de marché pour les actions."},
    {"title": "Cession", "text": "Les actions ne peuvent être cédées que dans les conditions prévues par la loi et les statuts de la Société. Une cession prend effet lors de son inscription au registre des titulaires."},
    {"title": "Droit applicable et signature", "text": "Le droit du siège de la Société s’applique, sans priver l’Investisseur des droits que la loi de son pays accorde aux consommateurs. La signature électronique engage comme une signature sur papier. Le présent contrat est en vigueur une fois signé par les deux parties."}
  ]$clauses$, 'fr', '2016-01-01', kernel.now()),
  (gen_random_uuid(), 'subscription_equity', 'any', 'ar', 1, 'اتفاقية اكتتاب', $clauses$[
    {"title": "الاكتتاب", "text": "يكتتب {{investor}} («المستثمر») في أسهم جديدة عددها {{units}} من شركة {{company}} («الشركة») بسعر {{unit_price}} للسهم، أي بمبلغ إجمالي قدره {{amount}}. والاكتتاب جزء من الطرح «{{campaign}}» على {{site}}، وفق الإصدار {{terms_version}} من شروطه."},
    {"title": "الدفع", "text": "يدفع المستثمر عن طريق {{site}}. ويُحفظ المال حتى الإغلاق منفصلًا عن أموال الشركة، ولا يحق للشركة التصرف فيه."},
    {"title": "حق الإلغاء", "text": "يجوز للمستثمر أن يلغي حتى {{cancel_until}} دون إبداء سبب ودون أي تكلفة. ويُعاد عندئذ المبلغ كاملًا إلى مصدره."},
    {"title": "إذا لم يتحقق الحد الأدنى", "text": "يُغلق الطرح في {{closing}}. وإذا كان ما وصل حتى ذلك الوقت أقل من {{minimum}} فلا تصدر أي أسهم ويُعاد المبلغ كاملًا."},
    {"title": "التخصيص", "text": "إذا تجاوزت التزامات المستثمرين ما تعرضه الشركة، خُصصت الأسهم بالطريقة المذكورة في الطرح. ويُعاد ما لم يُخصص، وتسري هذه الاتفاقية عندئذ على الأسهم المخصصة."},
    {"title": "التغييرات قبل الإغلاق", "text": "إذا تغير شرط جوهري من شروط الطرح قبل الإغلاق، أُبلغ المستثمر بذلك وطُلب منه التأكيد. وإذا لم يؤكد في الموعد انتهى الاكتتاب وأُعيد المبلغ كاملًا."},
    {"title": "إصدار الأسهم", "text": "بعد الإغلاق تقيّد الشركة المستثمر في سجل المساهمين لديها وتصدر شهادة عن طريق {{site}}. والأسهم مدفوعة القيمة بالكامل."},
    {"title": "إقرارات الشركة", "text": "يحق للشركة قانونًا إصدار الأسهم. وما نشرته في الطرح صحيح وكامل بحسب علمها، وتصحح دون تأخير ما يتبين خطؤه. وتقدم التقارير إلى مستثمريها كما يقتضي القانون والطرح."},
    {"title": "إقرارات المستثمر", "text": "قرأ المستثمر الطرح ومخاطره، ويستثمر لحسابه أو لحساب المالك المذكور في هذه الاتفاقية، ويدرك أنه قد يخسر كامل مبلغ {{amount}}، وأن توزيع الأرباح غير موعود به، وأنه قد لا توجد سوق للأسهم."},
    {"title": "نقل الملكية", "text": "لا يجوز نقل ملكية الأسهم إلا بما يسمح به القانون والنظام الأساسي للشركة. ويسري النقل عند قيده في سجل المساهمين."},
    {"title": "القانون والتوقيع", "text": "يسري قانون مقر الشركة المسجل، دون المساس بالحقوق التي يمنحها قانون بلد المستثمر للمستهلكين. والتوقيع الإلكتروني ملزم كالتوقيع على الورق. وتسري هذه الاتفاقية متى وقعها الطرفان."}
  ]$clauses$, 'ar', '2016-01-01', kernel.now()),
  (gen_random_uuid(), 'subscription_debt', 'any', 'en', 1, 'Loan agreement', $clauses$[
    {"title": "The loan", "text": "{{investor}} (the “Lender”) lends {{amount}} to {{company}} (the “Borrower”). The loan is part of the offering “{{campaign}}” on {{site}}, on version {{terms_version}} of its terms."},
    {"title": "Interest and repayment", "text": "The loan bears interest at {{interest_rate}} a year and runs for {{term}} from the closing. Interest is paid {{frequency}}; the schedule that is fixed at the closing names each instalment and its day."},
    {"title": "Payment", "text": "The Lender pays through {{site}}. Until the closing the money is held apart from the Borrower’s own money and is not the Borrower’s to use."},
    {"title": "Right to cancel", "text": "The Lender may cancel until {{cancel_until}}, without reason and without cost. The whole amount is then returned to where it came from."},
    {"title": "If the minimum is not reached", "text": "The offering closes on {{closing}}. If less than {{minimum}} has been received by then, no loan is made and the whole amount is returned."},
    {"title": "Allotment", "text": "If lenders commit more than the Borrower asks for, the loan is shared out by the method that the offering names. What is not taken up is returned, and this agreement then holds for the amount that was taken up."},
    {"title": "Changes before the closing", "text": "If a material term of the offering changes before the closing, the Lender is told and asked to confirm. Without a confirmation in time the commitment ends and the whole amount is returned."},
    {"title": "Instalments", "text": "The Borrower pays each instalment through {{site}}, which divides it among the lenders in proportion to what each has lent. The Borrower may repay early where the offering allows it, with the interest up to that day."},
    {"title": "Late payment", "text": "If an instalment is late, the Borrower tells the lenders why and when it will pay. If it is more than 30 days late, lenders may demand the rest of the loan as the law of the Borrower’s registered office provides."},
    {"title": "What each side states", "text": "What the Borrower has published in the offering is true and complete to the best of its knowledge. The Lender has read the offering and its risks, and understands that the whole of {{amount}} may be lost and that the loan cannot be sold on easily."},
    {"title": "Law and signature", "text": "The law of the Borrower’s registered office applies; rights that the law of the Lender’s home gives to consumers are not affected. Electronic signatures bind as signatures on paper do. This agreement is in force once both sides have signed it."}
  ]$clauses$, 'en', '2016-01-01', kernel.now()),
  (gen_random_uuid(), 'subscription_debt', 'any', 'fr', 1, 'Contrat de prêt', $clauses$[
    {"title": "Le prêt", "text": "{{investor}} (le «\u00a0Prêteur\u00a0») prête {{amount}} à {{company}} (l’«\u00a0Emprunteur\u00a0»). Le prêt fait partie de l’offre «\u00a0{{campaign}}\u00a0» sur {{site}}, selon la version {{terms_version}} de ses conditions."},
    {"title": "Intérêts et remboursement", "text": "Le prêt porte intérêt au taux annuel de {{interest_rate}} et court pendant {{term}} à compter de la clôture. Périodicité des intérêts\u00a0: {{frequency}}. L’échéancier fixé à la clôture indique chaque échéance et sa date."},
    {"title": "Paiement", "text": "Le Prêteur paie par l’intermédiaire de {{site}}. Jusqu’à la clôture, l’argent est conservé séparément de celui de l’Emprunteur, qui ne peut pas en disposer."},
    {"title": "Droit d’annulation", "text": "Le Prêteur peut annuler jusqu’au {{cancel_until}}, sans motif et sans frais. La totalité du montant est alors remboursée par le moyen de paiement d’origine."},
    {"title": "Si le minimum n’est pas atteint", "text": "L’offre se clôture le {{closing}}. Si moins de {{minimum}} ont été reçus à cette date, aucun prêt n’est accordé et la totalité du montant est remboursée."},
    {"title": "Attribution", "text": "Si les prêteurs s’engagent pour plus que ce que l’Emprunteur demande, le prêt est réparti selon la méthode indiquée dans l’offre. Ce qui n’est pas retenu est remboursé, et le présent contrat vaut alors pour le montant retenu."},
    {"title": "Modifications avant la clôture", "text": "Si une condition importante de l’offre change avant la clôture, le Prêteur en est informé et invité à confirmer. Sans confirmation dans le délai, l’engagement prend fin et la totalité du montant est remboursée."},
    {"title": "Échéances", "text": "L’Emprunteur paie chaque échéance par l’intermédiaire de {{site}}, qui la répartit entre les prêteurs en proportion de ce que chacun a prêté. L’Emprunteur peut rembourser par anticipation si l’offre le permet, avec les intérêts courus jusqu’à ce jour."},
    {"title": "Retard de paiement", "text": "Si une échéance est en retard, l’Emprunteur indique aux prêteurs pourquoi et quand il paiera. Au-delà de 30\u00a0jours de retard, les prêteurs peuvent exiger le solde du prêt dans les conditions du droit du siège de l’Emprunteur."},
    {"title": "Déclarations des parties", "text": "À la connaissance de l’Emprunteur, ce qu’il a publié dans l’offre est exact et complet. Le Prêteur a lu l’offre et ses risques, et comprend qu’il peut perdre la totalité de {{amount}} et que le prêt ne peut pas être revendu facilement."},
    {"title": "Droit applicable et signature", "text": "Le droit du siège de l’Emprunteur s’applique, sans priver le Prêteur des droits que la loi de son pays accorde aux consommateurs. La signature électronique engage comme une signature sur papier. Le présent contrat est en vigueur une fois signé par les deux parties."}
  ]$clauses$, 'fr', '2016-01-01', kernel.now()),
  (gen_random_uuid(), 'subscription_debt', 'any', 'ar', 1, 'اتفاقية قرض', $clauses$[
    {"title": "القرض", "text": "يُقرض {{investor}} («المُقرض») مبلغ {{amount}} لشركة {{company}} («المقترض»). والقرض جزء من الطرح «{{campaign}}» على {{site}}، وفق الإصدار {{terms_version}} من شروطه."},
    {"title": "الفائدة والسداد", "text": "يُحتسب على القرض عائد سنوي نسبته {{interest_rate}}، ومدته {{term}} من تاريخ الإغلاق. دورية دفع العائد: {{frequency}}. ويبيّن جدول السداد المحدد عند الإغلاق كل قسط وموعده."},
    {"title": "الدفع", "text": "يدفع المُقرض عن طريق {{site}}. ويُحفظ المال حتى الإغلاق منفصلًا عن أموال المقترض، ولا يحق للمقترض التصرف فيه."},
    {"title": "حق الإلغاء", "text": "يجوز للمُقرض أن يلغي حتى {{cancel_until}} دون إبداء سبب ودون أي تكلفة. ويُعاد عندئذ المبلغ كاملًا إلى مصدره."},
    {"title": "إذا لم يتحقق الحد الأدنى", "text": "يُغلق الطرح في {{closing}}. وإذا كان ما وصل حتى ذلك الوقت أقل من {{minimum}} فلا يُمنح القرض ويُعاد المبلغ كاملًا."},
    {"title": "التخصيص", "text": "إذا تجاوزت التزامات المُقرضين ما يطلبه المقترض، وُزع القرض بالطريقة المذكورة في الطرح. ويُعاد ما لم يُؤخذ، وتسري هذه الاتفاقية عندئذ على المبلغ المأخوذ."},
    {"title": "التغييرات قبل الإغلاق", "text": "إذا تغير شرط جوهري من شروط الطرح قبل الإغلاق، أُبلغ المُقرض بذلك وطُلب منه التأكيد. وإذا لم يؤكد في الموعد انتهى الالتزام وأُعيد المبلغ كاملًا."},
    {"title": "الأقساط", "text": "يدفع المقترض كل قسط عن طريق {{site}} الذي يقسمه على المُقرضين بنسبة ما أقرضه كل منهم. ويجوز للمقترض السداد المبكر حيث يسمح الطرح، مع العائد المستحق حتى ذلك اليوم."},
    {"title": "التأخر في الدفع", "text": "إذا تأخر قسط بيّن المقترض للمُقرضين السبب وموعد الدفع. وإذا زاد التأخر على 30 يومًا جاز للمُقرضين المطالبة بباقي القرض وفق قانون مقر المقترض المسجل."},
    {"title": "إقرارات الطرفين", "text": "ما نشره المقترض في الطرح صحيح وكامل بحسب علمه. وقرأ المُقرض الطرح ومخاطره، ويدرك أنه قد يخسر كامل مبلغ {{amount}} وأن القرض لا يسهل بيعه."},
    {"title": "القانون والتوقيع", "text": "يسري قانون مقر المقترض المسجل، دون المساس بالحقوق التي يمنحها قانون بلد المُقرض للمستهلكين. والتوقيع الإلكتروني ملزم كالتوقيع على الورق. وتسري هذه الاتفاقية متى وقعها الطرفان."}
  ]$clauses$, 'ar', '2016-01-01', kernel.now());
