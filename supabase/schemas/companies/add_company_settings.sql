create or replace function app.add_company_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_settings (company_id) values (new.id);
  insert into public.company_rules (company_id, kind, valid_from, rule)
  select new.id, r.kind, date '2000-01-01', r.rule from app.first_rules() r;
  insert into public.location_notices (company_id, version, text_en, text_es)
  select new.id, 1, n.text_en, n.text_es from app.first_location_notice() n;
  return null;
end
$$;

comment on function app.add_company_settings() is
  'Gives a new company its settings, and the rules and the location notice that every company begins with.';
