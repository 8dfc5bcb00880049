-- How far comments were carried between the rows here and the documents of Firestore. One server at a time does it.
create table firestore_bridge (
  singleton boolean primary key default true check (singleton),
  holder text,
  lease_until timestamptz,
  -- Snapshot up to which our comments were given; null: never, or not known any more.
  given text,
  -- Time of change, as Firestore tells it, up to which documents were taken.
  taken text
);
insert into firestore_bridge default values;
