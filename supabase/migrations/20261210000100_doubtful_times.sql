-- Few punches are corrected by a wrong clock; what the same device said around them is looked up by device.
create index punches_skewed_idx on public.punches (company_id, occurred_at) where abs(skew_ms) > 60000;
create index punches_device_idx on public.punches (company_id, device_id, device_at);
