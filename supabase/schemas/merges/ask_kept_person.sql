create or replace function app.ask_kept_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.person_id := app.merged_into(new.company_id, new.person_id);
  return new;
end
$$;

comment on function app.ask_kept_person() is
  'A question about a punch of a merged person is one about the person it counts for.';
