create or replace function app.begin_leaving(company uuid, name text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Two requests of a company run one after the other.
  found_name constant text := (select c.name from public.companies c where c.id = company for update);
  departure app.company_departures;
begin
  if found_name is null then
    return app.refused('not_found');
  end if;
  if app.departure_of(company) is not null then
    return app.refused('already_leaving');
  end if;
  if trim(begin_leaving.name) is distinct from found_name then
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  insert into app.company_departures (company_id, company_name, started_by, started_by_name, reason)
  values (company, found_name, auth.uid(), app.login_name(auth.uid()), nullif(trim(begin_leaving.reason), ''))
  returning * into departure;
  perform app.tell_of_company_data(
    company, 'leaving', departure.started_by_name, 'leaving ' || departure.id,
    (
      select (departure.deletes_at at time zone s.time_zone)::date
      from public.company_settings s where s.company_id = company
    )
  );
  return jsonb_build_object('verdict', 'applied', 'deletes_at', app.instant(departure.deletes_at));
end
$$;

comment on function app.begin_leaving(uuid, text, text) is
  'Begins the 30 days after which a company is deleted, and tells all of its admins. Its name is typed to confirm it.';
