-- The bank answered that it could not make this payment of the file: nothing of it is under way any more.
alter table transfer_file_notices add column refused_at timestamptz;
