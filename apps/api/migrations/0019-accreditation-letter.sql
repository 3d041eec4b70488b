-- The letter that proves an application for accreditation. Its bytes stand in kernel.file, for its owner and reviewers.

alter table accreditation
  add column document_file_id uuid references kernel.file,
  add column document_name text,
  add constraint accreditation_document_has_both check ((document_file_id is null) = (document_name is null));
