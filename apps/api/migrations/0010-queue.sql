-- Where BullMQ keeps jobs when the database is its backend; it brings the schema up to date itself, as the owner.

create schema bullmq;
grant usage on schema bullmq to cairn_app, cairn_worker;
alter default privileges in schema bullmq grant select, insert, update, delete on tables to cairn_app, cairn_worker;
alter default privileges in schema bullmq grant usage, select, update on sequences to cairn_app, cairn_worker;
