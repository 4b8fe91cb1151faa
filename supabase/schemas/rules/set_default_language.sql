create or replace function app.set_default_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.language := coalesce(
    (select s.default_language from public.company_settings s where s.company_id = new.company_id), 'en'
  );
  return new;
end
$$;

comment on function app.set_default_language() is
  'Gives a person who states no language the company''s default.';
