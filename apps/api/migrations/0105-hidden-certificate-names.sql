-- Holders whose name, and whose initials, the public page of their share certificates does not show. The certificate
-- itself names its holder; whoever is not listed here is shown as their profile says.
create table certificate_name_hidden (
  holder_id uuid primary key references app_user,
  hidden_at timestamptz not null
);
