-- Settings that hold as soon as they are saved: they change no hour that was recorded.

alter table public.company_settings
  add column default_language text not null default 'en' check (default_language in ('en', 'es')),
  add column remind_employee_after smallint default 0 check (remind_employee_after in (0, 1, 3, 5, 15, 30)),
  add column remind_supervisor_after smallint default 15 check (remind_supervisor_after in (0, 1, 3, 5, 15, 30)),
  add column still_in_after_hours smallint default 8 check (still_in_after_hours between 4 and 16);
comment on column public.company_settings.default_language is
  'The language of people who are added, until they choose their own.';
comment on column public.company_settings.remind_employee_after is
  'Minutes after a missed start of a published shift; null: no reminder.';
comment on column public.company_settings.remind_supervisor_after is
  'Minutes after a missed start of a published shift; null: no reminder.';
comment on column public.company_settings.still_in_after_hours is
  'Hours after which somebody is asked whether they still work; null: never.';
grant select (default_language, remind_employee_after, remind_supervisor_after, still_in_after_hours)
  on public.company_settings to authenticated;

-- Who says no language gets the company's. The trigger runs before the check of the column.
alter table public.profiles alter column language set default 'unset';
create function app.give_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.language := coalesce(
    (select s.default_language from public.company_settings s where s.company_id = new.company_id), 'en'
  );
  return new;
end
$$;
create trigger give_language before insert on public.profiles
  for each row when (new.language = 'unset')
  execute function app.give_language();
