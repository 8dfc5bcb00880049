-- What open creators are narrowed by, in one index: to count those who match reads it alone, not the wide rows.
create index creators_facets on creators (uid)
  include (area, languages, fee_min, fee_max, last_posted_at, invoice_registered, follower_count, engagement_rate)
  where is_open and deleted_at is null;
