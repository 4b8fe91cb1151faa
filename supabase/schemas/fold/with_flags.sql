create or replace function app.with_flags(flags text[], more text[]) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  flag text;
begin
  foreach flag in array more loop
    if flag <> all (flags) then
      flags := flags || flag;
    end if;
  end loop;
  return flags;
end
$$;

comment on function app.with_flags(text[], text[]) is
  'Adds the flags that are not there yet.';
