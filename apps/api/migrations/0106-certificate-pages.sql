-- The public page of a certificate is kept ready to be sent: it is made anew when its holder hides or shows their name, and
-- when it is transferred or cancelled.
create trigger told_changed after insert or update or delete on certificate_name_hidden
  for each statement execute function kernel.tell_changed('people');
create trigger told_changed after update on share_certificate
  for each statement execute function kernel.tell_changed('people');
