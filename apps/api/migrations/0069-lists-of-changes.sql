-- The console's list of changes of the terms, of all campaigns.
create index material_change_proposed on material_change (proposed_at, id);
create index material_change_state on material_change (state, proposed_at, id);
