-- The contract of an application for accreditation, as it was signed (SEC-48). The bytes stand in kernel.file.

create table accreditation_contract (
  id uuid primary key,
  accreditation_id uuid not null references accreditation,
  user_id uuid not null references app_user,
  title text not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  -- What was read before, and what came of it with the signature under it.
  read_sha256 bytea not null check (length(read_sha256) = 32),
  signed_sha256 bytea not null check (length(signed_sha256) = 32),
  file_id uuid not null references kernel.file,
  file_name text not null,
  signature_type text not null check (signature_type in ('freehand', 'image', 'typed')),
  signature_text text,
  signer_name text not null,
  ip inet,
  signed_at timestamptz not null,
  constraint accreditation_contract_typed check ((signature_type = 'typed') = (signature_text is not null))
);
create unique index accreditation_contract_once on accreditation_contract (accreditation_id);
create index accreditation_contract_user on accreditation_contract (user_id, signed_at desc);

create trigger accreditation_contract_append_only before update or delete on accreditation_contract
  for each row execute function kernel.refuse_change();
create trigger accreditation_contract_no_truncate before truncate on accreditation_contract
  for each statement execute function kernel.refuse_change();
