-- The list opens with the highest risk first.

create index hazards_risk_idx on public.hazards (company_id, score desc, number desc) where merged_into_id is null;
