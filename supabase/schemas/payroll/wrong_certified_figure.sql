create or replace function app.wrong_certified_figure(name text, value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case name
    when 'is_apprentice' then jsonb_typeof(value) not in ('boolean', 'null')
    when 'apprentice_level' then not app.is_text_or_null(value, 40)
    when 'other_note' then not app.is_text_or_null(value, 200)
    when 'fringe_credits' then case when jsonb_typeof(value) = 'object' then exists (
      select from jsonb_each(value) c
      where length(c.key) > 60 or trim(c.key) = '' or not app.is_whole(c.value, 0, 10000000)
    ) else true end
    when 'tax_cents' then not coalesce(value::text ~ '^(null|[0-9]{1,9})$', false)
    when 'fica_cents' then not coalesce(value::text ~ '^(null|[0-9]{1,9})$', false)
    when 'other_cents' then not coalesce(value::text ~ '^(null|[0-9]{1,9})$', false)
    when 'net_cents' then not coalesce(value::text ~ '^(null|[0-9]{1,9})$', false)
    else true
  end;
end
$$;

comment on function app.wrong_certified_figure(text, jsonb) is
  'Whether a figure of a person''s week, as certified payrolls show it, is unknown or has an impossible value.';
