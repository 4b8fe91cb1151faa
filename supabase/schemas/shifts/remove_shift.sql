create or replace function app.remove_shift(company uuid, shift uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.shifts s set removed_at = now(), changed_by = app.my_person_id(), changed_at = now(),
    version = s.version + 1
  where s.company_id = company and s.id = shift and exists (
    select from public.published_shifts p where p.company_id = company and p.id = shift and p.canceled_at is null
  );
  if not found then
    delete from public.shifts s where s.company_id = company and s.id = shift;
  end if;
end
$$;

comment on function app.remove_shift(uuid, uuid) is
  'Removes a shift: at once where no one has seen it, else with the next publication.';
