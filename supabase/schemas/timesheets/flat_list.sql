create or replace function app.flat_list(lists jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select case jsonb_array_length(lists)
      when 1 then lists -> 0
      else (
        select coalesce(jsonb_agg(item.value order by list.place, item.place), '[]')
        from jsonb_array_elements(lists) with ordinality as list (value, place)
        cross join jsonb_array_elements(list.value) with ordinality as item (value, place)
      )
    end
  );
end
$$;

comment on function app.flat_list(jsonb) is
  'The items of several JSON lists as one.';
