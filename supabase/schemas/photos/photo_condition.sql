create or replace function app.photo_condition(filter jsonb) returns text
language sql immutable set search_path = ''
as $$
  select 'p.company_id = $1 and p.project_id = any ($2)'
    || case when filter ? 'project_id' then ' and p.project_id = ($3 ->> ''project_id'')::uuid' else '' end
    || case when filter ? 'person_id' then ' and a.person_id = ($3 ->> ''person_id'')::uuid' else '' end
    || case when filter ? 'site_id' then ' and p.site_id = ($3 ->> ''site_id'')::uuid' else '' end
    || case when filter ? 'tag' then ' and p.tags @> array[$3 ->> ''tag'']' else '' end
    || case when filter ? 'day' then ' and p.taken_on = ($3 ->> ''day'')::date' else '' end
    || case when filter ? 'ids'
      then ' and p.id = any (array(select jsonb_array_elements_text($3 -> ''ids''))::uuid[])' else '' end
    || case when trim(filter ->> 'search') <> '' then
      ' and app.plain_text(concat_ws('' '', a.caption, array_to_string(p.tags, '' '')))
        ~ all (app.search_patterns($3 ->> ''search''))' else '' end
$$;

comment on function app.photo_condition(jsonb) is
  'What a filter that wrong_photo_filter has checked asks of photos p and their attachments a, as SQL: $1 is the '
  'company, $2 the projects that the caller sees, $3 the filter. So each filter is planned with its own indexes.';
