-- The owner's own agreement, which investors will sign, and whether the site takes and needs one (V-36).
alter table campaign
  add column contract_file_id uuid references kernel.file,
  add column contract_name text,
  add column contract_type text,
  add column contract_size integer,
  add column contract_at timestamptz,
  add constraint campaign_contract_whole check (
    num_nonnulls(contract_file_id, contract_name, contract_type, contract_size, contract_at) in (0, 5));
insert into site_setting (name, value, public) values
  ('enableContractCopy', '"yes"', true),
  ('manageContract', '"no"', true);
