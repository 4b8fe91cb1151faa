-- json instead of jsonb, because apply_once, which records the caller of a change, doesn't call such a function.
create or replace function public.report_hazard_anonymously(hazard_id uuid, report jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is null or hazard_id is null then
    return app.refused('not_allowed')::json;
  end if;
  return app.add_hazard(app.my_company_id(), hazard_id, report, null)::json;
end
$$;

comment on function public.report_hazard_anonymously(uuid, jsonb) is
  'As report_hazard, but nothing is stored of who sends it, its times are cut to the hour, and its '
  'photos come by the ticket whose SHA-256 ticket_hash is.';

grant execute on function public.report_hazard_anonymously(uuid, jsonb) to authenticated;
