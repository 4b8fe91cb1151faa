-- Inlined into statements, which only works with immutable parts (concat isn't). Ids and instants that have their own
-- columns are left out first, which halves the cost and changes no result.
create or replace function app.audit_words(before jsonb, after jsonb) returns tsvector
language sql immutable parallel safe
as $$
  select strip(to_tsvector('pg_catalog.simple'::regconfig, app.plain_words(regexp_replace(
    left(
      coalesce((
        before - '{id,company_id,person_id,crew_id,created_at,set_at,set_by,invited_by,expires_at,mail_due_at}'::text[]
      )::text, '')
      || ' ' ||
      coalesce((
        after - '{id,company_id,person_id,crew_id,created_at,set_at,set_by,invited_by,expires_at,mail_due_at}'::text[]
      )::text, ''),
      6000
    ),
    '"[a-z0-9_]+": |[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[^"]*|\\[bfnrt]',
    ' ', 'g'
  ))))
$$;

comment on function app.audit_words(jsonb, jsonb) is
  'The words of a change, for its index: of the values, without the names of columns, and without ids and instants, '
  'which no one types.';
