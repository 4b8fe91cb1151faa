create index punches_received_late_idx on public.punches (company_id, occurred_at) where 'received_late' = any (flags);
