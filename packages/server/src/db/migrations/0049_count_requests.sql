-- Requests of the present minute, where several processes serve one installation. Nothing is lost with it.
create unlogged table request_counts (
  window_at timestamptz not null,
  name text not null,
  -- A hash: whose address it is cannot be read from it.
  source_hash text not null,
  hits integer not null check (hits >= 0),
  primary key (window_at, name, source_hash)
);
