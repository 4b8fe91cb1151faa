create or replace function app.end_leaving(company uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  departure app.company_departures;
begin
  update app.company_departures d set stayed_at = now(), stayed_by_name = app.login_name(auth.uid())
  where d.company_id = company and d.stayed_at is null and d.deletion_began_at is null
  returning * into departure;
  if departure.id is null then
    return app.refused('not_leaving');
  end if;
  perform app.tell_of_company_data(company, 'stays', departure.stayed_by_name, 'stays ' || departure.id, null);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function app.end_leaving(uuid) is
  'A company that was leaving stays; its admins are told. Refused not_leaving where its deletion has begun.';
