create or replace function app.claim_words(c public.claims) returns text
language sql stable security definer set search_path = ''
as $$
  select app.plain_text(concat_ws(
    ' ', c.note, app.person_name(c.company_id, c.person_id),
    (select p.name from public.projects p where p.company_id = c.company_id and p.id = c.project_id),
    (select r.vendor_name from public.receipts r
      where c.kind = 'receipt' and r.company_id = c.company_id and r.id = c.id)
  ))
$$;

comment on function app.claim_words(public.claims) is 'What a search for a claim looks in.';
