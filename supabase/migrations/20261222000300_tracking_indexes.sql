-- The list of everyone's phones asks for made-up places and for the oldest coordinate of a company.
create index punches_mocked_idx on public.punches (company_id, person_id, occurred_at)
  where 'mock_location' = any (flags);
create index punch_locations_age_idx on public.punch_locations (company_id, occurred_at);
