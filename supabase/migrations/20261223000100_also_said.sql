-- What a crew said besides and keeps on the page is found by its words. A column that is filled on saving, since a
-- generated one would rewrite every JSA while the table is locked.
alter table public.jsas add column also_said_text text not null default '';
comment on column public.jsas.also_said_text is
  'The document''s also_said in plain text, for the search; app.also_said_text writes it.';
