-- Where staff of the site confirm an identity, its document is handed in to them: to no provider.
alter table identity_document alter column provider drop not null;
