-- What a claim to be accredited says of itself (A8, C-07), who confirms it, and the documents that prove it.
alter table accreditation
  drop constraint accreditation_verification_type_check,
  add constraint accreditation_verification_type_check check (verification_type in ('phone_call', 'accreditation_letter',
    'income_docs', 'networth_docs', 'certificate', 'entity_docs', 'prior_5y')),
  -- Null for what came before figures were asked for.
  add column stated jsonb,
  add column currency char(3) references ledger.currency,
  add column confirmer_name text,
  add column confirmer_profession text check (confirmer_profession in ('broker_dealer', 'investment_adviser', 'attorney', 'accountant')),
  add column confirmer_licence text,
  -- The day of the letter, or of the call that a reviewer made.
  add column confirmed_on date,
  add column confirmed_by uuid references app_user,
  -- The first of the two people that an approval against a conflict takes.
  add column proposed_by uuid references app_user,
  add column proposed_at timestamptz,
  add column proposal_reason text,
  add constraint accreditation_stated_in check ((stated is null) = (currency is null)),
  add constraint accreditation_confirmer_whole check ((confirmer_name is null) = (confirmer_profession is null)
    and (confirmer_name is null) = (confirmer_licence is null) and (confirmed_on is null or confirmer_name is not null)),
  add constraint accreditation_proposal_whole check ((proposed_by is null) = (proposed_at is null)
    and (proposed_by is null) = (proposal_reason is null));

create table accreditation_evidence (
  id uuid primary key,
  accreditation_id uuid not null references accreditation,
  kind text not null check (kind in ('letter', 'tax_form', 'account_statement', 'credit_report', 'certificate', 'entity_accounts')),
  name text not null,
  -- The day that the document bears; null for letters of before it was asked for.
  dated_on date,
  file_id uuid not null references kernel.file,
  added_at timestamptz not null
);
create index accreditation_evidence_application on accreditation_evidence (accreditation_id, added_at);

insert into accreditation_evidence (id, accreditation_id, kind, name, file_id, added_at)
  select gen_random_uuid(), id, 'letter', document_name, document_file_id, submitted_at
  from accreditation where document_file_id is not null;
alter table accreditation drop column document_file_id, drop column document_name;

insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('none', 'accreditation_evidence_days', '90', '2013-09-23', 'House rule, after 17 CFR 230.506(c)(2)(ii)(C)'),
  ('none', 'accreditation_tax_years', '2', '2013-09-23', '17 CFR 230.506(c)(2)(ii)(A)');

insert into content_record (id, kind, code, position, texts)
  select gen_random_uuid(), 'accreditation-method', line ->> 0, 2 + place, jsonb_build_object(
    'en', jsonb_build_object('name', line -> 1), 'fr', jsonb_build_object('name', line -> 2), 'ar', jsonb_build_object('name', line -> 3))
  from jsonb_array_elements($$[
    ["income_docs", "Tax forms", "Déclarations fiscales", "نماذج ضريبية"],
    ["networth_docs", "Statements and a credit report", "Relevés et rapport de crédit", "كشوف حساب وتقرير ائتماني"],
    ["certificate", "Professional licence", "Licence professionnelle", "ترخيص مهني"],
    ["entity_docs", "Accounts of the entity", "Comptes de l’entité", "حسابات الكيان"],
    ["prior_5y", "Earlier verification", "Vérification antérieure", "تحقق سابق"]
  ]$$::jsonb) with ordinality lines(line, place);
