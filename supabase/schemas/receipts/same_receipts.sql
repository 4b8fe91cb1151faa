create or replace function app.same_receipts(r public.receipts) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select o.id from public.receipts o
    where o.company_id = r.company_id and o.id <> r.id and o.state in ('waiting', 'approved')
      and o.total_cents = r.total_cents and o.bought_on = r.bought_on
      and (o.vendor_words is null or r.vendor_words is null or o.vendor_words && r.vendor_words)
    union
    select o.id from public.attachments mine
    join public.attachments other on other.company_id = mine.company_id and other.record_kind = 'receipt'
      and other.sha256 = mine.sha256 and other.record_id <> r.id and other.comment_id is null
    join public.receipts o on o.company_id = mine.company_id and o.id = other.record_id
      and o.state in ('waiting', 'approved')
    where mine.company_id = r.company_id and mine.record_kind = 'receipt' and mine.record_id = r.id
      and mine.comment_id is null
  )
$$;

comment on function app.same_receipts(public.receipts) is
  'Other receipts that count and may be the same: of the same total and day without a different vendor, or with the '
  'same picture.';
