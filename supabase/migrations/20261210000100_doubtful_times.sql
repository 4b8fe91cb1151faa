-- Few punches are corrected by a wrong clock.
create index punches_skewed_idx on public.punches (company_id, occurred_at) where abs(skew_ms) > 60000;
