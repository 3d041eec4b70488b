-- The further sizes in which a picture was made (V-27), each a file of its own.
create table kernel.picture_size (
  file_id uuid not null references kernel.file,
  width integer not null,
  height integer not null,
  made_id uuid not null references kernel.file,
  primary key (file_id, width, height)
);
grant select, insert, update, delete on kernel.picture_size to cairn_app, cairn_worker;
-- Those that have further sizes; the others are never looked through.
create index file_with_sizes on kernel.file (purpose, id) where purpose in ('cover', 'logo');
