-- Hours are counted in whole minutes everywhere; `supabase/schemas` has what takes their place.
drop function if exists app.worked_seconds(uuid, uuid, timestamptz, timestamptz);
drop function if exists app.seconds_paid(app.folded_entry);
