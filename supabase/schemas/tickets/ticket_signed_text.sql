-- Mirrors packages/domain/src/tickets/signed-text.ts; both are tested with cases/signed-text.json.
create or replace function app.ticket_signed_text(ticket jsonb, signer jsonb) returns text
language sql immutable set search_path = ''
as $$
  select jsonb_build_array(
    'muster ticket 1', ticket -> 'id', ticket -> 'code', ticket -> 'project_id', ticket -> 'day', ticket -> 'what',
    ticket -> 'why',
    (
      select coalesce(jsonb_agg(
        jsonb_build_array(l.value -> 'name', l.value -> 'classification', l.value -> 'minutes') order by l.place
      ), '[]')
      from jsonb_array_elements(ticket -> 'labor') with ordinality as l (value, place)
    ),
    (
      select coalesce(jsonb_agg(
        jsonb_build_array(l.value -> 'what', l.value -> 'unit', l.value -> 'quantity') order by l.place
      ), '[]')
      from jsonb_array_elements(ticket -> 'materials') with ordinality as l (value, place)
    ),
    (
      select coalesce(jsonb_agg(
        jsonb_build_array(l.value -> 'what', l.value -> 'unit', l.value -> 'quantity') order by l.place
      ), '[]')
      from jsonb_array_elements(ticket -> 'equipment') with ordinality as l (value, place)
    ),
    (
      select coalesce(jsonb_agg(p.value -> 'sha256' order by p.value ->> 'sha256' collate "C"), '[]')
      from jsonb_array_elements(ticket -> 'photos') p
    ),
    signer -> 'name', signer -> 'role', signer -> 'signed_at',
    (
      select coalesce(jsonb_agg((
        select coalesce(jsonb_agg(jsonb_build_array(
          round((p.value ->> 'x')::numeric * 10), round((p.value ->> 'y')::numeric * 10)
        ) order by p.place), '[]')
        from jsonb_array_elements(s.value -> 'points') with ordinality as p (value, place)
      ) order by s.place), '[]')
      from jsonb_array_elements(signer -> 'drawing') with ordinality as s (value, place)
    )
  )::text
$$;

comment on function app.ticket_signed_text(jsonb, jsonb) is
  'What a customer puts their name to under a ticket, as one text with the name, the role, the instant and the '
  'drawing.';
