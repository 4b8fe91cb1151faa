create or replace function app.wrong_sheet_filter(filters jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(filters, jsonb_build_object(
    'state', not filters ? 'state'
      or app.is_choice(filters -> 'state', 'open', 'signed', 'approved', 'returned', 'locked'),
    'crew_id', not filters ? 'crew_id' or (app.is_id_or_null(filters -> 'crew_id') and filters -> 'crew_id' <> 'null'),
    'search', not filters ? 'search' or coalesce(jsonb_typeof(filters -> 'search') = 'string'
      and length(filters ->> 'search') <= 200, false),
    'only_exceptions', not filters ? 'only_exceptions' or jsonb_typeof(filters -> 'only_exceptions') = 'boolean'
  ))
$$;

comment on function app.wrong_sheet_filter(jsonb) is
  'The first filter of the board of timesheets that is unknown or not allowed; null when all are right.';
