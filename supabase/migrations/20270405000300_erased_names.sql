-- What stays of a person whose account was erased bears their name, or a number.
alter table public.company_settings
  add column erased_names text not null default 'name' check (erased_names in ('name', 'number'));
comment on column public.company_settings.erased_names is
  'name: work records of an erased account keep the person''s name. number: they say Former employee 17.';
